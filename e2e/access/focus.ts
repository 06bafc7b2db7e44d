import type { Page } from '@playwright/test'

/**
 * Presses Tab once, and then moves the focus by script, which is fifty times as fast as by
 * keyboard.
 * @returns a line per fault
 */
export async function faultsOfFocus(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const faults: string[] = []
    const reachable =
      'a[href], button, summary, input, select, textarea, video[controls], [tabindex="0"]'
    const isLayer = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position)
    for (const element of document.querySelectorAll<HTMLElement>(reachable)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      if (
        element.closest('[inert]') ||
        element.matches(':disabled, [type=hidden], [tabindex="-1"]')
      )
        continue
      element.focus()
      if (document.activeElement !== element) continue
      // Some elements slide in when they get the focus, and are checked at their final place.
      for (const animation of element.getAnimations()) animation.finish()
      const say = (fault: string) => faults.push(`${element.outerHTML.slice(0, 120)} ${fault}`)

      const line = element.getClientRects()[0] ?? element.getBoundingClientRect()
      const isTall = line.height > innerHeight / 2
      const isInside = line.left >= -1 && line.right <= document.documentElement.clientWidth + 1
      if (!isInside || (!isTall && (line.top < -1 || line.bottom > innerHeight + 1)))
        say(
          `reaches out of the window: ${[line.left, line.top, line.right, line.bottom].map(Math.round).join(', ')}`,
        )

      const [left, right] = [Math.max(line.left, 0), Math.min(line.right, innerWidth)]
      const [top, bottom] = [Math.max(line.top, 0), Math.min(line.bottom, innerHeight)]
      // The middle of the element and of each side is checked, but not the corners, because they
      // may be round.
      const points = [
        [0.5, 0.5],
        [0.04, 0.5],
        [0.96, 0.5],
        [0.5, 0.06],
        [0.5, 0.94],
      ] as const
      for (const [across, down] of points) {
        let above = document.elementFromPoint(
          left + (right - left) * across,
          top + (bottom - top) * down,
        )
        while (above && !above.contains(element) && !(isLayer(above) && !element.contains(above)))
          above = above.parentElement
        if (!above || above.contains(element)) continue
        say(`is covered by ${above.outerHTML.slice(0, 80)}`)
        break
      }

      // A group may show the outline for its field, and a card the outline for its link.
      const rings = [element, element.parentElement, element.parentElement?.parentElement].flatMap(
        (part) =>
          part
            ? [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo))
            : [],
      )
      const isSeen = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        !/, 0\)$|\/ 0\)$/.test(outlineColor)
      if (!rings.some(isSeen)) say('has no outline')
    }
    return faults
  })
}
