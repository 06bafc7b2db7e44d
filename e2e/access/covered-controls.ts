import type { Page } from '@playwright/test'

/**
 * Scrolls to each link, button and field that a person sees, and asks what a press on its middle
 * hits.
 * @returns a line for each control that something else covers or that cannot be scrolled to
 */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const labelsOf = (element: Element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])]
        : []
    const isShown = (element: Element) =>
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      })
    /** The largest box of what is pressed: a link may go on in the next line. */
    const boxOf = (element: Element) => {
      const boxes = [...element.getClientRects()]
      boxes.sort((one, other) => other.width * other.height - one.width * one.height)
      return boxes[0]
    }
    const isTurnedAway = (element: Element) => {
      let part: Element | null = element
      while (part && getComputedStyle(part).backfaceVisibility !== 'hidden')
        part = part.parentElement
      return part !== null
    }
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()}> “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}” ${element.getAttribute('href') ?? element.getAttribute('name') ?? ''}`
    const scope = document.querySelector('dialog:modal') ?? document.body
    const faults: string[] = []
    for (const element of scope.querySelectorAll(
      'a[href], button, summary, input, select, textarea, [role=button], [contenteditable=true]',
    )) {
      // Left out are fields that only bots fill in, and what is hidden until the focus shows it.
      if (element.matches('[type=hidden], .skip, [autocomplete=off][tabindex="-1"]')) continue
      if (element.closest('[inert], [hidden]')) continue
      const { pointerEvents } = getComputedStyle(element)
      // The back of a card that shows its front.
      if (pointerEvents === 'none' && isTurnedAway(element)) continue
      const [label] = labelsOf(element)
      const box = boxOf(element)
      const isTiny = !box || box.width <= 1 || box.height <= 1 || !isShown(element)
      // A field of which only the label is drawn is pressed there.
      const pressed = isTiny && label ? label : element
      const first = boxOf(pressed)
      if (!isShown(pressed) || !first || first.width <= 1 || first.height <= 1) continue
      let middle = { x: 0, y: 0 }
      for (let round = 0; round < 2; round += 1) {
        pressed.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left = 0, top = 0, width = 0, height = 0 } = boxOf(pressed) ?? {}
        middle = { x: left + width / 2, y: top + height / 2 }
      }
      const hit = document.elementFromPoint(middle.x, middle.y)
      const isHit =
        hit !== null && [element, pressed, ...labelsOf(element)].some((part) => part.contains(hit))
      if (isHit) continue
      faults.push(
        hit
          ? `${nameOf(element)} is under ${hit.outerHTML.replace(/>[\s\S]*/, '>').slice(0, 120)}`
          : `${nameOf(element)} is out of reach at ${Math.round(middle.x)}, ${Math.round(middle.y)}`,
      )
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return [...new Set(faults)]
  })
