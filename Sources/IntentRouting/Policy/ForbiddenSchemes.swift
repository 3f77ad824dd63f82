/// Schemes that no catalogue can permit: they run code, read files or hand the URL to something else.
package let forbiddenSchemes: Set<String> = [
    "about", "blob", "data", "file", "intent", "javascript", "vbscript", "view-source",
]
