/** The signs that HTML and XML write with a name, in the names that React and our own code write. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#34': '"',
  '#38': '&',
  '#39': "'",
  '#x27': "'",
}
const signs = new Map(Object.entries(named))

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Writes a text for HTML or XML, between elements or in an attribute with double quotes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Reads a text of our own HTML, in which other signs have no names. */
export const readMarkup = (text: string): string =>
  text.replace(/&(#?\w{2,4});/g, (written, name: string) => signs.get(name) ?? written)
