import type { ToastKind } from './toasts.tsx'

/** Loads the toasts in advance, so that they can report a lost network. */
export const prepareToasts = (): void => void import('./toasts.tsx').catch(() => {})

/** Shows a toast. The form must also show the text, because the toasts may fail to load. */
export async function notify(kind: ToastKind, message: string): Promise<void> {
  try {
    const { show } = await import('./toasts.tsx')
    show(kind, message)
  } catch {
    // The form's live region has announced the text already.
  }
}
