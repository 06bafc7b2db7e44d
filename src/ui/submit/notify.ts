import type { ToastKind } from './toasts.tsx'

/** Loads the toasts in advance, so that they can report a lost network. */
export const prepareToasts = (): void => void import('./toasts.tsx').catch(() => {})

/**
 * Shows a toast. The form must also show the text, because the toasts may fail to load.
 * @param close name of the button that closes it
 */
export const notify = (kind: ToastKind, message: string, close: string): void =>
  void import('./toasts.tsx').then(({ show }) => show(kind, message, close)).catch(() => {})
