import { storageKeys, store } from '#src/ui/base/browser-storage.ts'

/**
 * Removes the flags of a session on the sign-in page, so that staff pages that the browser restores
 * hide themselves (staff-flag.ts).
 */
export function forgetSession(): void {
  if (location.pathname !== '/admin/signin') return
  store('tab', storageKeys.staff, null)
  store('browser', storageKeys.editor, null)
}
