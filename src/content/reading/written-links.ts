/**
 * Finds the addresses of the links in a text, also of those that no mark makes a link yet. Not for
 * browsers, of which some cannot look behind.
 */
export const linkTargetPattern = /(?<=\]\()(?:[^()\s]|\([^()\s]*\))+(?=\))/g
