import { storageKeys, store } from '../../ui/base/browser-storage.ts'

/** Makes staff pages that the browser still holds hide themselves, since the sign-in page means being signed out (staff-flag.ts). */
export function forgetSession(): void {
  if (location.pathname !== '/admin/signin') return
  store('tab', storageKeys.staff, null)
  store('browser', storageKeys.editor, null)
}
