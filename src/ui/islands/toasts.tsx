import { createRoot } from 'react-dom/client'
import toastStyles from 'react-toastify/ReactToastify.css?url'
import { ToastContainer, toast } from 'react-toastify/unstyled'

export type ToastKind = 'success' | 'error'

/** spec.md §9 Toasts: milliseconds until one closes by itself; successes close sooner. */
const autoClose = { error: 5000, success: 3000 } as const
/** Toasts shown at once; further ones wait in a queue. */
const limit = 3

const host = document.body.appendChild(document.createElement('div'))
const link = document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: toastStyles }))
await new Promise((resolve) => {
  for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true })
})
createRoot(host).render(
  <ToastContainer
    position="top-right"
    limit={limit}
    autoClose={autoClose.error}
    pauseOnHover
    pauseOnFocusLoss
    draggable
    draggablePercent={80}
    theme={matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'}
  />,
)

export const show = (kind: ToastKind, message: string) => toast(message, { type: kind, autoClose: autoClose[kind] })
