import { signInAddress } from '#src/contracts/account/proof.ts'
import { readStored, storageKeys, store } from '../../ui/base/browser-storage.ts'

const signIn = '/admin/signin'
let isSigningOut = false

/**
 * The signed-in flag of spec.md §4. It grants nothing; it shows a page restored from the
 * back/forward cache that its session has ended.
 */
export const staffFlag = {
  /**
   * Sets the flag.
   * @param isEditor whether public pages link to the editor, in all windows
   * (layouts/page-script/edit-link.ts)
   */
  set(isEditor = false) {
    isSigningOut = false
    store('tab', storageKeys.staff, 'true')
    store('browser', storageKeys.editor, isEditor ? 'true' : null)
  },
  remove() {
    isSigningOut = true
    store('tab', storageKeys.staff, null)
    store('browser', storageKeys.editor, null)
  },
  /** Whether this page is left by a sign-out or an ended session. */
  isSigningOut: () => isSigningOut,
  isSet: () => readStored('tab', storageKeys.staff) !== null,
}

let hasUnsentText = () => false

/** @param isKept whether the browser keeps unsent texts of the account */
export function watchUnsentText(isKept: () => boolean): () => void {
  hasUnsentText = isKept
  return () => {
    hasUnsentText = () => false
  }
}

function hideAndGoTo(address: string): void {
  staffFlag.remove()
  document.body.hidden = true
  location.replace(address)
}

/**
 * Hides the page and goes to the sign-in. After an ended session the sign-in shows the reason and
 * leads back here. Of several refused requests only the first one leads away, because the flag is
 * gone at the second, which would then forget the way back.
 */
export function leaveStaffArea(): void {
  if (document.body.hidden) return
  const here = location.pathname + location.search
  hideAndGoTo(staffFlag.isSet() ? signInAddress(here, hasUnsentText() ? 'kept' : 'ended') : signIn)
}

/** Hides a page that is restored after a sign-out. @returns a function that stops watching */
export function guardRestoredPage(): () => void {
  const check = (event: PageTransitionEvent) => {
    if (event.persisted && !staffFlag.isSet()) hideAndGoTo(signIn)
  }
  addEventListener('pageshow', check)
  return () => removeEventListener('pageshow', check)
}
