// Works on the previewed page, whose markup has no hints for the editor.
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { plainWords } from '../texts/find-words.ts'

/** Elements of another window are not `instanceof` the classes of this one. */
const isElement = (target: EventTarget | null): target is Element =>
  target !== null && 'closest' in target

/**
 * Finds the element that was pressed. A link may lie over a whole card; then it is the element with
 * the words at that point.
 */
export function pressedElement({ target, detail, clientX, clientY }: MouseEvent) {
  const holds = (element: Element) =>
    [...element.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left <= clientX && clientX <= right && top <= clientY && clientY <= bottom,
    )
  // A press by keyboard has no point.
  if (detail === 0 || !isElement(target) || holds(target)) return target
  return target.ownerDocument.elementsFromPoint(clientX, clientY).find(holds) ?? target
}

/**
 * Returns the texts of the pressed element and its ancestors, the innermost first; a picture gives
 * its alternative text.
 */
export function wordsAround(target: EventTarget | null): string[] {
  const texts: string[] = []
  const { texts: most, max } = contentLimits.words
  for (
    let element = isElement(target) ? target : null;
    element && texts.length < most;
    element = element.parentElement
  ) {
    const text = plainWords(element.getAttribute('alt') ?? element.textContent)
    if (text.length > max) break
    if (text !== '' && text !== texts.at(-1)) texts.push(text)
  }
  return texts
}

/**
 * Finds the innermost visible element that contains a text.
 * @param text as returned by `plainWords`
 */
function findContaining(root: Element, text: string): Element | null {
  if (text === '' || !plainWords(root.textContent).includes(text)) return null
  for (const child of root.children) {
    const found = findContaining(child, text)
    if (found) return found
  }
  return root.checkVisibility() ? root : null
}

/** Shows a slide; without its script a carousel is a strip that scrolls. */
function turnTo(slide: HTMLElement) {
  const carousel = slide.closest('[aria-roledescription="carousel"]')
  if (carousel?.matches('[data-live]'))
    carousel.querySelector<HTMLElement>(`a[href="#${slide.id}"]`)?.click()
  else slide.parentElement?.scrollTo({ left: slide.offsetLeft, behavior: 'instant' })
}

/**
 * Scrolls the frame only; `scrollIntoView` would scroll the form too.
 * @param texts candidates, of which the first one found is used
 */
export function reveal(frame: Window, texts: readonly string[]) {
  const found = texts.reduce<Element | null>(
    (found, text) => found ?? findContaining(frame.document.body, text),
    null,
  )
  if (!found) return
  const slide = found.closest<HTMLElement>('[aria-roledescription="slide"]:not([data-current])')
  if (slide) turnTo(slide)
  const { top: from, bottom: to } = found.getBoundingClientRect()
  const middle = (from + to - frame.innerHeight) / 2
  if (from < 0 || to > frame.innerHeight) frame.scrollBy({ top: middle, behavior: 'instant' })
}
