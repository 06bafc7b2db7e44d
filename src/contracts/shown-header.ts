/** Header of the HEAD request that a prerendered page sends when it is shown. */
export const shownHeader = 'x-page-shown'
