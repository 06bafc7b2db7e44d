import type { ToastKind } from './toasts.tsx'

/** Shows a toast; the library loads with the first one. The words must also stand by the form (decisions.md, Forms). */
export async function notify(kind: ToastKind, message: string): Promise<void> {
  const { show } = await import('./toasts.tsx')
  show(kind, message)
}
