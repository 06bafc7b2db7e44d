import { shownHeader } from '#src/contracts/shown-header.ts'

/**
 * Tells the server that a prerendered page is now shown, because only then it counts as a visit.
 */
export function countWhenShown(): void {
  document.addEventListener(
    'prerenderingchange',
    () => {
      fetch(location.href, { method: 'HEAD', headers: { [shownHeader]: '1' } }).catch(() => {})
    },
    { once: true },
  )
}
