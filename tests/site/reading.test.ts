import { expect, it } from 'vitest'
import { pagesOfSite } from './pages-of-site.ts'

// React parts two pieces of text by a comment. Where one of them is a lone space, Chromium leaves it out of the
// accessibility tree, and a screen reader says "Our Productsare": the space must belong to one of the words.
it('no space between two words stands alone beside a comment', async () => {
  const faults = [...(await pagesOfSite())].flatMap(([address, html]) =>
    [...html.replace(/<svg.*?<\/svg>/gs, '(drawing)').matchAll(/.{0,30}(?:<!-- --> <|> <!-- -->).{0,30}/g)].map(
      ([place]) => `${address}: ${place}`,
    ),
  )
  expect(faults).toEqual([])
})
