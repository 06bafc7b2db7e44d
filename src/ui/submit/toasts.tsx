import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import libraryStyles from 'react-toastify/ReactToastify.css?url'
import { Slide, ToastContainer, toast } from 'react-toastify/unstyled'
import { Icon } from '../base/Icon.tsx'
import ownStyles from './toasts.css?url'

export type ToastKind = 'success' | 'error'

/** Milliseconds until a toast closes; successes close sooner (spec.md §9, Toasts). */
const autoClose = { error: 5000, success: 3000 } as const
/** Percent of its width by which a toast must be dragged to dismiss it (spec.md §9, Toasts). */
const dragToDismiss = 80

const host = document.body.appendChild(document.createElement('div'))
host.dataset['screen'] = ''
for (const href of [libraryStyles, ownStyles]) {
  const link = document.head.appendChild(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
  )
  await new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true })
  })
}
/**
 * The library's live region is off and has no name, because screen readers already read the text in
 * the form's live region.
 */
function Toasts() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const region = frame.current?.querySelector('[aria-live]')
    region?.setAttribute('aria-live', 'off')
    // A status needs no name, as a region does.
    region?.setAttribute('role', 'status')
    region?.removeAttribute('aria-label')
  }, [])
  return (
    <div ref={frame}>
      <ToastContainer
        position="top-right"
        limit={3}
        autoClose={autoClose.error}
        pauseOnHover
        pauseOnFocusLoss
        draggable
        draggablePercent={dragToDismiss}
        closeOnClick={false}
        transition={Slide}
        theme="light"
        role="none"
      />
    </div>
  )
}
createRoot(host).render(<Toasts />)

/** The library names its timer in English. */
const hideTimer = (button: Element | null) =>
  button?.parentElement?.querySelector('[role=progressbar]')?.setAttribute('aria-hidden', 'true')

export const show = (kind: ToastKind, message: string, close: string) =>
  toast(message, {
    type: kind,
    closeButton: ({ closeToast }) => (
      <button
        ref={hideTimer}
        type="button"
        className="Toastify__close-button"
        aria-label={close}
        onClick={() => closeToast(true)}
      >
        <Icon icon={X} />
      </button>
    ),
    autoClose: autoClose[kind],
    // A cast, because React's style type has no custom properties; toasts.css reads this one.
    style: { ['--toast-life' as string]: `${autoClose[kind]}ms` },
  })
