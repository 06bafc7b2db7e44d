/**
 * Resets forms that ask for a page when the browser restores it from its back/forward cache, so that
 * they show what the page answers and not what was chosen on leaving it.
 */
export function resetAskingForms(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const forms = document.querySelectorAll<HTMLFormElement>('main form[method="get"]')
    for (const form of forms) form.reset()
  })
}
