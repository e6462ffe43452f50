"""What stands around the text of a page: the site's menu, the page's contents, the search."""
import html
import posixpath
import re

PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; form-action 'none'">
<title>{title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{root}style.css">
<script defer src="{root}search.js" data-root="{root}"></script>
</head>
<body>
<a class="skip" href="#Text">Skip to the text</a>
<nav aria-label="Site">
<p class="home"><a href="{root}index.html">Mica</a></p>
<div class="search" role="search">
<input type="search" id="Search" aria-label="Search the site" placeholder="Search ( / )" autocomplete="off" spellcheck="false" hidden>
<p id="Found" role="status" hidden></p>
<ol id="Results" hidden></ol>
</div>
<div id="Contents">
{menu}</div>
</nav>
<main id="Text" tabindex="-1">
{body}</main>
</body>
</html>
"""


def breakable(name):
    """A long name may be broken after its parts, as mica-gen's pages have it."""
    escaped = html.escape(name)
    return re.sub(r"(?<=\w)([_./])(?=\w)|(?<=\w[a-z])(?=[A-Z])", r"\1<wbr>", escaped) if len(escaped) > 20 else escaped


def _link(root, page, title, is_here):
    here = ' aria-current="page"' if is_here else ""
    return f'<li><a href="{html.escape(root + page)}"{here}>{breakable(title)}</a>'


def _contents(headings):
    """Nested lists of the headings from level 2 to 4."""
    lines, open_levels = [], []
    for level, anchor, label in headings:
        if not 2 <= level <= 4:
            continue
        while len(open_levels) > 1 and open_levels[-1] > level:
            open_levels.pop()
            lines.append("</li></ul>")
        lines.append("</li>" if open_levels and open_levels[-1] >= level else "<ul>")
        open_levels = (open_levels[:-1] if lines[-1] == "</li>" else open_levels) + [level]
        text = re.sub(r"</?(?:a|code|em|strong)\b[^>]*>", "", label)
        lines.append(f'<li><a href="#{html.escape(anchor)}">{text}</a>')
    return "\n".join(lines + ["</li></ul>"] * len(open_levels))


def _menu(page, groups, headings):
    root = "../" * page.count("/")
    own = _contents(headings)
    parts = [f'<details class="own" open>\n<summary>On this page</summary>\n{own}\n</details>'] if own else []
    for title, pages in groups:
        is_here = any(name == page for name, _ in pages)
        links = "\n".join(_link(root, name, text, name == page) + "</li>" for name, text in pages)
        is_open = " open" if is_here and not own else ""
        parts.append(f"<details{is_open}>\n<summary>{html.escape(title)}</summary>\n<ul>\n{links}\n</ul>\n</details>")
    return "\n".join(parts) + "\n"


def frame(page, title, body, headings, groups):
    whole = title if title == "Mica" else f"{title} · Mica"
    return PAGE.format(title=html.escape(whole), root="../" * page.count("/"), menu=_menu(page, groups, headings), body=body)


def source_name(path):
    return posixpath.join("source", path + ".html")
