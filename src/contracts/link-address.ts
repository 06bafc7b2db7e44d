/** Where a link of the copy may lead, and what an editor reads where it may not. */
export const linkAddress = {
  pattern: /^(\/|#|https:\/\/|mailto:|tel:)/,
  fault: 'A path of the site or an https address',
} as const
