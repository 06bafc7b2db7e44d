import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { addressOf } from '#src/content/addresses/address-of.ts'
import { companyCases, makeCompany } from '../../scripts/company/company-cases.ts'
import { date } from '../content/copied-content.ts'

it.each(Object.entries(companyCases))(
  'a company %s has a site without a fault, of which nothing leads to what is gone',
  (_, change) => {
    const changes = change()
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
    expect(
      gone.filter((address) => said.includes(`"${address}"`) || said.includes(`](${address})`)),
    ).toEqual([])
  },
)
