import { expect, it } from 'vitest'
import { exportTexts, importTexts } from '#src/content/languages/exchange.ts'
import { readPo, writePo } from '#src/content/languages/po-file.ts'
import { copyContent } from '../copied-content.ts'

const { root } = copyContent()

it('an import that takes the page of an entry beside it writes nothing, unless that is asked for', () => {
  const { units } = readPo(exportTexts(root, 'fr', ['products']).text)
  const [first, second] = units.filter(({ field }) => /^products\/\S+ name$/.test(field))
  if (!first || !second) throw new Error('There are no two products')
  const named = (unit: typeof first) => writePo('fr', [{ ...unit, translation: 'Même nom' }])
  expect(importTexts(root, 'fr', named(second))).toMatchObject({ worse: [], left: [] })
  // The fault is at the other product, which would be shown in the first language.
  const refused = importTexts(root, 'fr', named(first))
  expect(refused).toMatchObject({
    worse: [{ message: expect.stringContaining('The product name Même nom is already used') }],
    written: [],
  })
  expect(importTexts(root, 'fr', named(first), true)).toMatchObject({ left: [] })
})
