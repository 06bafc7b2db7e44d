import type { Page } from '@playwright/test'

/** Minimum width and height of a touch target in CSS pixels (`--target` of tokens.css). */
const least = 44

/**
 * Finds controls whose touchable area is smaller than a target or covered. Links within sentences
 * may be smaller.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  // The page learns only a moment later that the browser has a touch screen.
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
    const labelsOf = (element: Element) =>
      element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const scope = document.querySelector('dialog:modal') ?? document
    const faults: string[] = []
    for (const element of scope.querySelectorAll(
      'a[href], button, summary, input, select, textarea',
    )) {
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      // Left out are hidden fields that only bots fill in (tabindex -1), and elements that are
      // hidden until keyboard focus shows them.
      if (
        !isShown ||
        element.closest('[inert]') ||
        element.matches(':disabled, [type=hidden], [tabindex="-1"], .skip')
      )
        continue
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
      if (across < side || down < side)
        faults.push(`${across} × ${down}: ${element.outerHTML.slice(0, 160)}`)
    }
    return faults
  }, least)
}
