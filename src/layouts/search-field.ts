// Shows results in the search dialog while a visitor types (site/sections/search/SearchDialog.tsx).
// Texts are never inserted as HTML.
import type { SearchSuggestions } from '#src/contracts/search-suggestions.ts'
import { inPageLanguage } from '#src/ui/page-prefix.ts'

/** Milliseconds from the last key to the request. */
const pause = 150
const least = 2

function add<Name extends keyof HTMLElementTagNameMap>(
  parent: Element,
  name: Name,
  text = '',
  language?: string,
): HTMLElementTagNameMap[Name] {
  const child = document.createElement(name)
  child.textContent = text
  if (language) child.lang = language
  parent.append(child)
  return child
}

function answerIn(
  dialog: HTMLDialogElement,
  field: HTMLInputElement,
  status: Element,
  results: Element,
) {
  let timer = 0
  let asked = new AbortController()

  const show = ({ status: text, groups, links }: SearchSuggestions) => {
    status.textContent = text
    results.replaceChildren()
    const ways = links.map(({ href, text }) => ({
      href,
      heading: [{ text, isMatch: false }],
      note: '',
      languages: undefined,
      picture: undefined,
    }))
    for (const { name, found } of [...groups, { name: '', found: ways }]) {
      if (name) add(results, 'h3', name)
      const list = add(results, 'ul')
      for (const { href, languages, heading, note, picture } of found) {
        const link = add(add(list, 'li'), 'a')
        link.href = href
        if (picture)
          Object.assign(add(link, 'img'), { src: picture, alt: '', width: 64, height: 48 })
        const words = add(link, 'span')
        for (const { text, isMatch } of heading)
          add(words, isMatch ? 'mark' : 'span', text, languages?.heading)
        if (note) add(words, 'small', note, languages?.note)
      }
    }
  }

  const ask = async () => {
    asked.abort()
    asked = new AbortController()
    const words = field.value.trim()
    if (words.length < least) return show({ status: '', groups: [], links: [] })
    try {
      const response = await fetch(inPageLanguage(`/search.json?q=${encodeURIComponent(words)}`), {
        signal: asked.signal,
      })
      if (response.ok) show(await response.json())
    } catch {
      // The request was cancelled by further typing, or there is no network. The form still leads
      // to the results page.
    }
  }

  field.addEventListener('focus', () => field.select())
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(ask, pause)
  })
  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops: EventTarget[] = [field, ...results.querySelectorAll('a')]
    const at = event.target ? stops.indexOf(event.target) : -1
    const next = step && at >= 0 && stops[Math.max(at + step, 0)]
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
  })
  // The dialog closes, because it would cover a link's target on the same page.
  results.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) dialog.close()
  })
  void ask()
}

const dialog = document.querySelector<HTMLDialogElement>('#search')
const [field, status, results] = ['input', '[role="status"]', '[data-results]'].map((part) =>
  dialog?.querySelector(part),
)
if (dialog && field instanceof HTMLInputElement && status && results)
  answerIn(dialog, field, status, results)
