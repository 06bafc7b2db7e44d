import { expect, it } from 'vitest'
import { pagesOfSite } from './pages-of-site.ts'

// React separates two texts by a comment. If one text is a single space, Chromium leaves the space
// out of the accessibility tree, and a screen reader says "Our Productsare". Therefore the space
// must be in the same text as a word.
it('no space between two words stands alone beside a comment', async () => {
  const faults = [...(await pagesOfSite())].flatMap(([address, html]) =>
    [
      ...html
        .replace(/<svg.*?<\/svg>/gs, '(drawing)')
        .matchAll(/.{0,30}(?:<!-- --> <|> <!-- -->).{0,30}/g),
    ].map(([place]) => `${address}: ${place}`),
  )
  expect(faults).toEqual([])
})
