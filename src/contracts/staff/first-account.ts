/** Name of the account with which a new site begins. It names a role, no person. */
export const firstAccount = 'admin'
