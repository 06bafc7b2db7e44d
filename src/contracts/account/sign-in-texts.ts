/** Answers to a sign-in, in the staff area's language (spec.md §8). */
export const invalidCredentials = 'Invalid credentials!'
export const cookiesBlocked =
  'Your browser blocks the cookie that keeps you signed in. Allow cookies for this site, then sign in again.'
