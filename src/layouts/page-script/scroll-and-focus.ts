/**
 * Minimum CSS pixels of movement that count as scrolling, and distance from the top within which no
 * scrolling counts.
 */
const least = 8
const top = 80

/**
 * Tells the style sheets the scroll direction, and whether a form or dialog has the focus, so that
 * Book A Call can hide.
 */
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
    root.toggleAttribute(
      'data-in-form',
      target instanceof Element && target.closest('form, dialog') !== null,
    )
  })
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (!relatedTarget) root.removeAttribute('data-in-form')
  })
}
