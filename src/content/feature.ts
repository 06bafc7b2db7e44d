/** Splits a feature line at its first colon into a bold label and a text (spec.md §2 Product detail). A line without one is all text. */
export function splitFeature(line: string): { label: string; text: string } {
  const colon = line.indexOf(':')
  return colon < 0 ? { label: '', text: line.trim() } : { label: line.slice(0, colon).trim(), text: line.slice(colon + 1).trim() }
}
