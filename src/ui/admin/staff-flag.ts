const key = 'isAdmin'
const signIn = '/admin/signin'

/**
 * The flag of spec.md §4, set at sign-in and removed at logout. It grants nothing: every byte needs the server's session.
 * It lets a page that the browser restores from its back/forward cache know that somebody has signed out since.
 */
export const staffFlag = {
  set: () => sessionStorage.setItem(key, 'true'),
  remove: () => sessionStorage.removeItem(key),
  isSet: () => sessionStorage.getItem(key) !== null,
}

/** Hides what is on the screen and goes to the sign-in page. */
export function leaveStaffArea(): void {
  staffFlag.remove()
  document.body.hidden = true
  location.replace(signIn)
}

/** Hides a restored page after a logout. @returns a function that stops watching */
export function guardRestoredPage(): () => void {
  const check = (event: PageTransitionEvent) => {
    if (event.persisted && !staffFlag.isSet()) leaveStaffArea()
  }
  addEventListener('pageshow', check)
  return () => removeEventListener('pageshow', check)
}
