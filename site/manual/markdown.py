"""Markdown to HTML by the program render (render.c), and what a page that came of it consists of."""
import html
import re
import subprocess

HEADING = re.compile(r'<h(\d) id="([^"]*)">(.*?) <a class="anchor"', re.S)


class Renderer:
    def __init__(self, program):
        self.program = program

    def render(self, text):
        done = subprocess.run([self.program], input=text.encode(), capture_output=True, check=True)
        return done.stdout.decode()

    def style(self):
        return subprocess.run([self.program, "--style"], capture_output=True, check=True).stdout.decode()


def without_elements(piece):
    """The text of a piece of HTML."""
    return html.unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]*>", "", piece.replace("<wbr>", "")))).strip()


def headings_of(body):
    """(level, anchor, HTML) of each heading."""
    return [(int(level), anchor, label) for level, anchor, label in HEADING.findall(body)]


def sections_of(body):
    """(level, anchor, title, text) of each heading and what stands below it up to the next one."""
    found = list(HEADING.finditer(body))
    for this, following in zip(found, found[1:] + [None]):
        text = body[this.end():following.start() if following else len(body)]
        text = re.sub(r'^ ?href="[^"]*">#</a></h\d>|^[^>]*>#</a></h\d>', "", text)
        yield int(this[1]), this[2], without_elements(this[3]), without_elements(re.sub(r"</(?:td|th|p|li|h\d)>", " ", text))
