let isFetched = false

/** Fetches layouts/search-field.ts when the search dialog is first opened. Without it the form works. */
export function fetchSearchField(): void {
  document.addEventListener('focusin', ({ target }) => {
    const dialog = isFetched || !(target instanceof Element) ? null : target.closest('#search')
    if (!dialog) return
    isFetched = true
    const address = '/search-field.js'
    import(/* @vite-ignore */ address).catch(() => {
      isFetched = false
    })
  })
}
