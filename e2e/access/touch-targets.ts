import type { Page } from '@playwright/test'

/** CSS pixels that each side of a target needs for a thumb (`--target` of tokens.css). */
const least = 44

/** Finds controls that are covered or smaller than a thumb, by the area in which a finger hits them. Links within text are excused. */
export async function smallTargets(page: Page): Promise<string[]> {
  // The browser reports its touch screen to the page a moment late.
  await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches)
  return page.evaluate((side) => {
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false
      let block = element.parentElement
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      const rest = block?.cloneNode(true)
      if (!(rest instanceof Element)) return false
      for (const part of rest.querySelectorAll('a, button, svg')) part.remove()
      return /\p{L}{2,}|\d/u.test(rest.textContent ?? '')
    }
    const labelsOf = (element: Element) => (element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [])
    const scope = document.querySelector('dialog:modal') ?? document
    const faults: string[] = []
    for (const element of scope.querySelectorAll('a[href], button, summary, input, select, textarea')) {
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      // Traps for robots have tabindex -1. Elements that only keyboard focus shows are smaller than a pixel until then.
      if (!isShown || element.closest('[inert]') || element.matches(':disabled, [type=hidden], [tabindex="-1"], .skip')) continue
      const { width, height } = element.getBoundingClientRect()
      if ((width >= side && height >= side) || width <= 1 || isInSentence(element)) continue
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const line = element.getClientRects()[0]
      if (!line) continue
      const [x, y] = [line.left + line.width / 2, line.top + line.height / 2]
      const isHit = (dx: number, dy: number) => {
        const top = document.elementFromPoint(x + dx, y + dy)
        return top !== null && [element, ...labelsOf(element)].some((part) => part.contains(top))
      }
      const reach = (dx: number, dy: number) => {
        let steps = 0
        while (steps < side && isHit(dx * (steps + 1), dy * (steps + 1))) steps += 1
        return steps
      }
      const across = isHit(0, 0) ? reach(-1, 0) + reach(1, 0) + 1 : 0
      const down = isHit(0, 0) ? reach(0, -1) + reach(0, 1) + 1 : 0
      if (across < side || down < side) faults.push(`${across} × ${down}: ${element.outerHTML.slice(0, 160)}`)
    }
    return faults
  }, least)
}
