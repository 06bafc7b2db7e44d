/**
 * Removes the characters at the end of a text that `trimmed` matches. A pattern with `+$` would try
 * the end again from each of them.
 * @param trimmed matches one UTF-16 unit
 */
export function trimEnd(text: string, trimmed: RegExp): string {
  let end = text.length
  while (end > 0 && trimmed.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
