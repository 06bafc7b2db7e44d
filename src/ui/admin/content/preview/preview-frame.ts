// What the editor does with the page in its preview: a document of this site, in which nothing is marked for it.
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { plainWords } from '#src/contracts/content/words.ts'

/** Of another window, whose classes are not ours. */
const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target

/** The words of the pressed element, and of those around it, from the inside out; for a picture its alternative text. */
export function wordsAround(target: EventTarget | null): string[] {
  const texts: string[] = []
  const { texts: most, max } = contentLimits.words
  for (let element = isElement(target) ? target : null; element && texts.length < most; element = element.parentElement) {
    const text = plainWords(element.getAttribute('alt') ?? element.textContent)
    if (text.length > max) break
    if (text !== '' && text !== texts.at(-1)) texts.push(text)
  }
  return texts
}

/** The innermost element that says a text, where the page shows it. @param text as `plainWords` gives it */
export function findSaid(root: Element, text: string): Element | null {
  if (text === '' || !plainWords(root.textContent).includes(text)) return null
  for (const child of root.children) {
    const found = findSaid(child, text)
    if (found) return found
  }
  return root.checkVisibility() ? root : null
}

/** Turns a carousel to a slide: before its script runs it is a strip that scrolls. */
function turnTo(slide: HTMLElement) {
  const carousel = slide.closest('[aria-roledescription="carousel"]')
  if (carousel?.matches('[data-live]')) carousel.querySelector<HTMLElement>(`a[href="#${slide.id}"]`)?.click()
  else slide.parentElement?.scrollTo({ left: slide.offsetLeft, behavior: 'instant' })
}

/** Scrolls the frame alone: `scrollIntoView` would scroll the form around it too. @param texts the first that the page shows counts */
export function reveal(frame: Window, texts: readonly string[]) {
  const said = texts.reduce<Element | null>((found, text) => found ?? findSaid(frame.document.body, text), null)
  if (!said) return
  const slide = said.closest<HTMLElement>('[aria-roledescription="slide"]:not([data-current])')
  if (slide) turnTo(slide)
  const { top: from, bottom: to } = said.getBoundingClientRect()
  const middle = (from + to - frame.innerHeight) / 2
  if (from < 0 || to > frame.innerHeight) frame.scrollBy({ top: middle, behavior: 'instant' })
}

/** Leaves a reloaded page where it was, unless the edited part is out of sight. */
export function keepPlace(frame: Window, top: number, texts: readonly string[]) {
  frame.scrollTo({ top, behavior: 'instant' })
  reveal(frame, texts)
}
