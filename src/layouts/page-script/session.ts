import { storageKeys, store } from '../../ui/base/browser-storage.ts'

/** The sign-in page is for accounts that are signed out: staff pages that the browser still holds hide themselves (staff-flag.ts). */
export function forgetSession(): void {
  if (location.pathname !== '/admin/signin') return
  store('tab', storageKeys.staff, null)
  store('browser', storageKeys.editor, null)
}
