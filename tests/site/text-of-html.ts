/** Words of a piece of HTML as they are read: without tags, with its characters for entities, one space between them. */
export const textOfHtml = (html: string) =>
  html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    // Names and figures are kept on one line by other kinds of spaces (decision 0007).
    .replace(/[\u2060\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .trim()
