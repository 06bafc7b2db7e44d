/** Where an owner makes the site their own. */
export const openingAddress = '/admin/opening'
