"""Where on the site each name is told of, and the links to there: a name in a span of code leads to its place, what a
constraint says to the constraint, a file of the repository to its page."""
import html
import os
import posixpath
import re

SPAN = re.compile(r"(<a\b.*?</a>|<pre\b.*?</pre>|<h\d.*?</h\d>)|<code>(.*?)</code>", re.S)
BLOCK = re.compile(r"<pre\b.*?</pre>", re.S)
TABLE = re.compile(r"<table>.*?</table>", re.S)
ROW = re.compile(r"(<tr><td>.*?</td>\s*<td>)(.*?)(</td>)", re.S)
LINK = re.compile(r'<a href="([^"]*)"')


class Names:
    def __init__(self):
        self.places, self.constraints = {}, {}

    def add(self, name, address):
        """The first who tells of a name keeps it."""
        self.places.setdefault(name, address)

    def add_constraint(self, summary, address):
        self.constraints.setdefault(summary.strip(), address)

    def place(self, code):
        return self.places.get(code) or self.places.get(re.sub(r"[(<].*$", "", code))

    def constraint(self, summary):
        words = re.sub(r", optional$", "", summary)
        return self.constraints.get(words) or self.constraints.get(re.sub(r"^(variadic|optional|nullable) of ", "", words))


def relative(page, address):
    """From a page to an address of the site."""
    target, _, anchor = address.partition("#")
    if target == page:
        return "#" + anchor
    folder = posixpath.dirname(page)
    return posixpath.relpath(target, folder or ".") + ("#" + anchor if anchor else "")


def link_spans(page, body, names):
    def replace(found):
        place = names.place(html.unescape(found[2].replace("<wbr>", ""))) if found[1] is None else None
        if place is None:
            return found[0]
        return f'<a href="{html.escape(relative(page, place))}">{found[0]}</a>'
    return SPAN.sub(replace, body)


def link_code(page, body, names):
    """The names of the runtime within blocks of code."""
    def name(found):
        place = names.place(found[0])
        return f'<a href="{html.escape(relative(page, place))}">{found[0]}</a>' if place else found[0]
    return BLOCK.sub(lambda block: re.sub(r"\bmica_\w+", name, block[0]), body)


def link_constraints(page, body, names):
    def part(said):
        place = names.constraint(html.unescape(said))
        return said if place is None else f'<a href="{html.escape(relative(page, place))}">{said}</a>'

    def cell(found):
        if "<" in found[2]:
            return found[0]
        whole = part(found[2])
        said = whole if whole != found[2] else " or ".join(part(p) for p in found[2].split(" or "))
        return found[1] + said + found[3]

    def table(found):
        titles = re.findall(r'<th scope="col">(.*?)</th>', found[0])
        return ROW.sub(cell, found[0]) if titles[1:2] == ["Constraint"] else found[0]
    return TABLE.sub(table, body)


def link_files(page, body, folder, site):
    """Links of a document that stands in `folder` of the repository, as links of the site; `site` answers where a file is
    shown, or None."""
    def replace(found):
        target, _, anchor = html.unescape(found[1]).partition("#")
        if re.match(r"[a-z]+:", target) or not target:
            return found[0]
        shown = site(os.path.normpath(os.path.join(folder, target)))
        if shown is None:
            raise SystemExit(f"site: {page} has a link to {target}, which is no file of the repository")
        return f'<a href="{html.escape(relative(page, shown + ("#" + anchor if anchor else "")))}"'
    return LINK.sub(replace, body)
