/**
 * Shows the element marked `data-region-suggestion`, which every page carries hidden (decision 0012): a visitor in a
 * country with a site of its own sees it without JavaScript.
 */
export const showSuggestion = (html: string): string =>
  html.replace(/<\w+[^>]*\bdata-region-suggestion\b[^>]*>/, (tag) => tag.replace(/\shidden(="[^"]*")?/, ''))
