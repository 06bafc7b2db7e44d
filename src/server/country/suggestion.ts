/**
 * Removes `hidden` from the element marked `data-region-suggestion`, which every page has (decision 0012), so that it is shown
 * without JavaScript.
 */
export const showSuggestion = (html: string): string =>
  html.replace(/<\w+[^>]*\bdata-region-suggestion\b[^>]*>/, (tag) => tag.replace(/\shidden(="[^"]*")?/, ''))
