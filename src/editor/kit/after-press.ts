/**
 * Runs at once, or after the press that is under way. What appears while a button is held down moves
 * the button away from the pointer, and the press is lost.
 */
export function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) run()
  // The click follows in the same task.
  else document.addEventListener('mouseup', () => setTimeout(run), { once: true, capture: true })
}
