import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { addressOf } from '#src/content/addresses/address-of.ts'
import { priceOf } from '#src/content/prices/price.ts'
import { makeCompany, smallCompany } from '../../scripts/company/small-company.ts'
import { date } from '../content/copied-content.ts'

it('a small company in Porto has a site without a fault, of which nothing leads to what is gone', () => {
  const changes = smallCompany()
  const { asked, snapshot } = makeCompany(changes, date)
  // One content check names all files that need a decision by the company.
  expect(asked.length).toBeLessThanOrEqual(10)
  const said = JSON.stringify([snapshot.entries, snapshot.settings.navigation])
  const gone = changes.flatMap(([file, text]) => {
    const [, collection = '', id = ''] = /^content\/([\w-]+)\/([\w-]+)\.yaml$/.exec(file) ?? []
    if (
      text !== null ||
      (collection !== 'products' && collection !== 'articles' && collection !== 'pages')
    )
      return []
    const number = Number(/^id: (\d+)/m.exec(readFileSync(file, 'utf8'))?.[1])
    return addressOf({ collection, id, data: { id: number } }) ?? []
  })
  expect(gone.length).toBeGreaterThan(20)
  expect(
    gone.filter((address) => said.includes(`"${address}"`) || said.includes(`](${address})`)),
  ).toEqual([])
  const { company, phrases } = snapshot.settings
  expect(priceOf('89.00', { ...company, pricedIn: 'EUR' }, phrases).text).toBe('€89.00')
})
