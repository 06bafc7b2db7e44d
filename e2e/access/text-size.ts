import type { Page } from '@playwright/test'

/**
 * Finds text in drawings that is too small.
 * @param least minimum rendered size in CSS pixels
 * @returns a line per drawing and size
 */
export const smallDrawnTexts = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((size) => {
    const found = new Map<string, Set<string>>()
    for (const part of document.querySelectorAll<SVGTextContentElement>('svg text, svg tspan')) {
      const own = [...part.childNodes].filter(
        (node) => node instanceof Text && node.data.trim() !== '',
      )
      const drawing = part.ownerSVGElement
      const matrix = part instanceof SVGGraphicsElement ? part.getScreenCTM() : null
      if (
        own.length === 0 ||
        !drawing ||
        !matrix ||
        !part.checkVisibility({ visibilityProperty: true })
      )
        continue
      const scale = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
      const rendered = Number.parseFloat(getComputedStyle(part).fontSize) * scale
      if (rendered >= size - 0.05) continue
      const width = Math.round(drawing.getBoundingClientRect().width)
      const key = `${rendered.toFixed(1)} px in a drawing of ${drawing.getAttribute('viewBox')}, ${width} px wide`
      found.set(key, (found.get(key) ?? new Set()).add(part.textContent ?? ''))
    }
    return [...found].map(([key, texts]) => `${key}: ${[...texts].slice(0, 4).join(' | ')}`)
  }, least)

/** Finds texts of one drawing that touch each other. @returns one line for each pair */
export const touchingDrawnTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Empty space above capitals, and height of capitals, as shares of a line box. */
    const [above, letters] = [0.22, 0.6]
    const boxesOf = (drawing: SVGSVGElement) =>
      [...drawing.querySelectorAll<SVGTextPositioningElement>('text, tspan')].flatMap((part) => {
        const own = [...part.childNodes].filter(
          (node) => node instanceof Text && node.data.trim() !== '',
        )
        const [first, last] = [own[0], own.at(-1)]
        if (!first || !last || part.getBoundingClientRect().width === 0) return []
        const range = document.createRange()
        range.setStartBefore(first)
        range.setEndAfter(last)
        const { left, right, top, height } = range.getBoundingClientRect()
        // Rotated texts are left out, because their boxes are larger than the texts.
        const isTurned = Math.abs(part.getScreenCTM()?.b ?? 0) > 0.01
        if (isTurned) return []
        return [
          {
            text: range.toString(),
            left,
            right,
            top: top + height * above,
            bottom: top + height * (above + letters),
          },
        ]
      })
    return [...document.querySelectorAll<SVGSVGElement>('svg:not(svg svg)')].flatMap((drawing) => {
      const boxes = boxesOf(drawing)
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          )
          .map((other) => `“${one.text}” and “${other.text}”`),
      )
    })
  })

/**
 * Finds text that a box cuts off, or that is outside the window and cannot be scrolled to, and on a
 * phone also words of headings that go on in the next line.
 * @returns a line for each such text
 */
export const lostTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /**
     * Pixels by which a line box may reach out of its container, because letters do not fill their
     * line box.
     */
    const spill = 6
    const faults = new Set<string>()
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      const text = walker.currentNode.textContent?.trim()
      if (
        !text ||
        !element ||
        element.closest(
          'svg, script, style, option, [inert], .visually-hidden, .skip, dialog:not([open])',
        )
      )
        continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      if (innerWidth < 600 && element.closest('h1, h2, h3'))
        for (const { 0: word, index } of (walker.currentNode.textContent ?? '').matchAll(
          /\p{L}+/gu,
        )) {
          range.setStart(walker.currentNode, index)
          range.setEnd(walker.currentNode, index + word.length)
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
          if (new Set(tops).size > 1) faults.add(`“${word}” is broken in a heading`)
        }
      range.selectNodeContents(walker.currentNode)
      const line = range.getBoundingClientRect()
      if (line.width === 0) continue
      let canScroll = false
      const found: string[] = []
      let isHidden = false
      for (
        let box: Element | null = element;
        box && box !== document.body && !canScroll;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        canScroll = overflowX === 'auto' || overflowX === 'scroll'
        const isCut =
          (clips(overflowX) && (line.right > edge.right + 2 || line.left < edge.left - 2)) ||
          (clips(overflowY) && (line.bottom > edge.bottom + spill || line.top < edge.top - spill))
        // Text in a box without size is left out, because it is only for screen readers.
        if (edge.width <= 1) isHidden = true
        if (isCut)
          found.push(`“${text.slice(0, 40)}” is cut off by ${box.tagName} ${box.className}`)
      }
      if (!canScroll && (line.right > innerWidth + 2 || line.left < -2))
        found.push(`“${text.slice(0, 40)}” reaches out of the window`)
      if (!isHidden) for (const fault of found) faults.add(fault)
    }
    const { scrollWidth } = document.documentElement
    return scrollWidth > innerWidth
      ? [`the page is ${scrollWidth} px wide`, ...faults]
      : [...faults]
  })
