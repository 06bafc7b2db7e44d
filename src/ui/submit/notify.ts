import type { ToastKind } from './toasts.tsx'

/** Loads the toasts in advance, so that they can report a lost network. */
export const prepareToasts = (): void => void import('./toasts.tsx').catch(() => {})

/** Shows a toast. The form must also show the text, because the toasts may fail to load. */
export const notify = (kind: ToastKind, message: string): void =>
  void import('./toasts.tsx').then(({ show }) => show(kind, message)).catch(() => {})
