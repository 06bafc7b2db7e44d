/** CSS pixels that a page moves before it counts as scrolled, and below its top within which it does not. */
const least = 8
const top = 80

/** Tells the style sheets which way the page was scrolled and whether the focus is in a form or dialog: Book A Call keeps away then. */
export function tellScrollAndFocus(): void {
  const root = document.documentElement
  let last = 0
  const tellScroll = () => {
    const now = window.scrollY
    if (Math.abs(now - last) < least) return
    root.toggleAttribute('data-scrolls-down', now > last && now > top)
    last = now
  }
  addEventListener('scroll', tellScroll, { passive: true })
  document.addEventListener('focusin', ({ target }) => {
    root.toggleAttribute('data-in-form', target instanceof Element && target.closest('form, dialog') !== null)
  })
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (!relatedTarget) root.removeAttribute('data-in-form')
  })
}
