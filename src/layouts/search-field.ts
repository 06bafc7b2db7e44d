// Answers in the search dialog (ui/sections/search/SearchDialog.tsx) while one types. Texts of the answer are written as text alone.
import type { AnswerAtOnce } from '#src/contracts/answer-at-once.ts'

/** Milliseconds after the last key until it is asked. */
const pause = 150
/** Letters from which a word says something. */
const least = 2

function add<Name extends keyof HTMLElementTagNameMap>(parent: Element, name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const child = document.createElement(name)
  child.textContent = text
  parent.append(child)
  return child
}

function showFound(list: Element, { href, heading, note, picture }: AnswerAtOnce['groups'][number]['found'][number]) {
  const link = add(add(list, 'li'), 'a')
  link.href = href
  if (picture) Object.assign(add(link, 'img'), { src: picture, alt: '', width: 64, height: 48 })
  const words = add(link, 'span')
  for (const { text, isMatch } of heading) add(words, isMatch ? 'mark' : 'span', text)
  if (note) add(words, 'small', note)
}

function answerIn(dialog: Element, field: HTMLInputElement, status: Element, results: Element) {
  let timer = 0
  let asked = new AbortController()

  const show = ({ said, groups, links }: AnswerAtOnce) => {
    status.textContent = said
    results.replaceChildren()
    for (const { name, found } of groups) {
      add(results, 'h3', name)
      const list = add(results, 'ul')
      for (const one of found) showFound(list, one)
    }
    const list = add(results, 'ul')
    for (const { href, text } of links) add(add(list, 'li'), 'a', text).href = href
  }

  const ask = async () => {
    asked.abort()
    asked = new AbortController()
    const words = field.value.trim()
    if (words.length < least) return show({ said: '', groups: [], links: [] })
    try {
      const response = await fetch(`/search.json?q=${encodeURIComponent(words)}`, { signal: asked.signal })
      if (response.ok) show(await response.json())
    } catch {
      // Another word was typed, or there is no network: the form leads to the page of results.
    }
  }

  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(ask, pause)
  })
  dialog.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || !(event.target instanceof HTMLElement)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops: HTMLElement[] = [field, ...results.querySelectorAll('a')]
    const at = stops.indexOf(event.target)
    if (!step || at < 0) return
    event.preventDefault()
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus()
  })
  // The target on this page lies under the dialog.
  results.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) target.closest('dialog')?.close()
  })
  void ask()
}

const dialog = document.getElementById('search')
const [field, status, results] = ['input', '[role="status"]', '[data-results]'].map((part) => dialog?.querySelector(part))
if (dialog && field instanceof HTMLInputElement && status && results) answerIn(dialog, field, status, results)
