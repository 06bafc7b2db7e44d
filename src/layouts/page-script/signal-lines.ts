/**
 * Lets the line of a drawing draw itself when the drawing comes into view (src/ui/base.css).
 * Otherwise all lines would draw themselves unseen while the page loads, and the browser would paint
 * the whole page for each of a hundred frames.
 */
export function drawLinesInView(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute('data-unseen', !isIntersecting)
        if (isIntersecting) observer.unobserve(target)
      }
    },
    // In view is what has passed the lowest fifth of the window.
    { rootMargin: '0px 0px -20%' },
  )
  for (const line of document.querySelectorAll('.signal-line')) {
    const drawing = line.closest('svg')
    // Before the first paint, so that no line begins and is stopped.
    drawing?.setAttribute('data-unseen', '')
    if (drawing) observer.observe(drawing)
  }
}
