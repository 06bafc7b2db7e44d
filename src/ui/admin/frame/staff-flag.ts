import { signInAddress } from '#src/contracts/account/proof.ts'
import { readStored, storageKeys, store } from '../../base/browser-storage.ts'

const signIn = '/admin/signin'

/**
 * The signed-in flag of spec.md §4. It grants nothing; it tells a page restored from the
 * back/forward cache about a sign-out.
 */
export const staffFlag = {
  /**
   * Sets the flag.
   * @param isEditor whether public pages link to the editor, in all windows
   * (layouts/page-script/edit-link.ts)
   */
  set(isEditor = false) {
    store('tab', storageKeys.staff, 'true')
    store('browser', storageKeys.editor, isEditor ? 'true' : null)
  },
  remove() {
    store('tab', storageKeys.staff, null)
    store('browser', storageKeys.editor, null)
  },
  isSet: () => readStored('tab', storageKeys.staff) !== null,
}

let hasUnsavedText = () => false

export function watchKeptText(isKept: () => boolean): () => void {
  hasUnsavedText = isKept
  return () => {
    hasUnsavedText = () => false
  }
}

function hideAndGoTo(address: string): void {
  staffFlag.remove()
  document.body.hidden = true
  location.replace(address)
}

/**
 * Hides the page and goes to the sign-in. After an ended session the sign-in shows the reason and
 * leads back here.
 */
export function leaveStaffArea(): void {
  const here = location.pathname + location.search
  hideAndGoTo(staffFlag.isSet() ? signInAddress(here, hasUnsavedText() ? 'kept' : 'ended') : signIn)
}

/** Hides a page that is restored after a sign-out. @returns a function that stops watching */
export function guardRestoredPage(): () => void {
  const check = (event: PageTransitionEvent) => {
    if (event.persisted && !staffFlag.isSet()) hideAndGoTo(signIn)
  }
  addEventListener('pageshow', check)
  return () => removeEventListener('pageshow', check)
}
