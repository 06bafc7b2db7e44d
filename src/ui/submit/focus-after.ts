/**
 * Gives the focus to the first of these elements that is there once the page has changed. For a
 * button that goes with what it takes away: otherwise the focus would be nowhere.
 */
export function focusAfter(...ids: readonly string[]): void {
  requestAnimationFrame(() => {
    for (const id of ids) {
      const element = document.getElementById(id)
      if (element) return element.focus()
    }
  })
}
