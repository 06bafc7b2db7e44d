import type { ToastKind } from './toasts.tsx'

/** Loads the toasts ahead, so that "no network" can still be said when there is none. */
export const prepareToasts = (): void => void import('./toasts.tsx').catch(() => {})

/** Shows a toast. The words must also stand by the form: where the toasts cannot be loaded they stand there alone. */
export async function notify(kind: ToastKind, message: string): Promise<void> {
  try {
    const { show } = await import('./toasts.tsx')
    show(kind, message)
  } catch {
    // Nothing to add: the live region has said it.
  }
}
