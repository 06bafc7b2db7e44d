/**
 * Keeps a question in view that was opened. Of questions of one name the one above closes at the
 * same time, which takes what is below it up, out of the window.
 */
export function showOpened(): void {
  const show = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.open && target.hasAttribute('name'))
      target.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }
  document.addEventListener('toggle', show, true)
}
