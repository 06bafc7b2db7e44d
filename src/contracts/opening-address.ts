/** Where an owner makes the site their own. */
export const openingAddress = '/admin/opening'

/**
 * Returns the fragment of a field of the three forms. @param at entry and place in it, such as
 * `company/bank`
 */
export const openingFragment = (at: string): string => `#entry-${at.replaceAll('/', '_')}`
