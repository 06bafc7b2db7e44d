import type { Page } from '@playwright/test'

/**
 * Translates the page as Chrome and Edge do: each text becomes a new text in two `font` elements,
 * and the old one leaves the page.
 */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const { currentNode } = walker
      if (
        currentNode instanceof Text &&
        /\p{L}/u.test(currentNode.data) &&
        !currentNode.parentElement?.closest(
          'script, style, noscript, textarea, svg, font, [translate="no"]',
        )
      )
        texts.push(currentNode)
    }
    document.documentElement.classList.add('translated-ltr')
    for (const text of texts) {
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      outer.firstElementChild?.append(`«${text.data}»`)
      text.replaceWith(outer)
    }
  })

/**
 * Translates the page as Firefox and Safari do, which change the texts where they stand.
 */
export const translateInPlace = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode } = walker
      const skipped = currentNode.parentElement?.closest(
        'script, style, noscript, textarea, svg, [translate="no"]',
      )
      if (currentNode instanceof Text && /\p{L}/u.test(currentNode.data) && !skipped)
        currentNode.data = `«${currentNode.data}»`
    }
  })

/** Puts elements beside and around fields, as password managers and grammar checkers do. */
export const putBesideFields = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input:not([type="hidden"]), textarea, select')) {
      field.before(document.createElement('grammar-checker'))
      const icon = document.createElement('div')
      icon.attachShadow({ mode: 'open' }).append('🔑')
      icon.dataset['manager'] = ''
      field.after(icon)
      field.setAttribute('data-manager', '')
    }
  })

/** What a visitor's browser and its add-ons do to a page, as many of them at once as can be. */
export const otherPrograms = {
  'translated by Chrome, with elements beside each field': async (page: Page) => {
    await putBesideFields(page)
    await translate(page)
  },
  'translated in place': translateInPlace,
}
