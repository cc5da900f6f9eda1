"""Settings of Sphinx for `make docs`; scripts/docs.py lays the sources out and runs it."""

import byzanz

project = "Byzanz"
author = "The Byzanz contributors"
copyright = author  # noqa: A001
release = version = byzanz.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
root_doc = "README"
exclude_patterns = ["docs/pictures"]
highlight_language = "none"
default_role = "code"
nitpicky = False

myst_heading_anchors = 4
myst_links_external_new_tab = False

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True

html_theme = "furo"
html_title = "Byzanz"
html_show_sourcelink = False
html_copy_source = False
html_favicon = "favicon.svg"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#7b1760", "color-brand-content": "#7b1760"},
    "dark_css_variables": {"color-brand-primary": "#e6b62f", "color-brand-content": "#e6b62f"},
}
