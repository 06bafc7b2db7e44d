import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { getPage } from '#src/content/page.ts'
import { priceTable } from '#src/content/price-tables.ts'
import { costOfExampleSite } from '#src/content/prices/site-sums.ts'
import { soldLines } from '#src/content/prices/sold-lines.ts'
import { settings } from '#src/content/settings/settings.ts'
import { currentSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { date } from '../content/copied-content.ts'
import { examplePrices } from '../content/example-prices.ts'

const file = 'content/prices.json'

function without(...services: string[]) {
  const prices = JSON.parse(readFileSync(file, 'utf8'))
  for (const service of services) prices[service].isNotOffered = true
  const overlay = new Map([[file, JSON.stringify(prices)]])
  const made = makeSnapshot({ root: '.', date, number: 1, overlay })
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  return made.snapshot
}

const read = () => ({
  names: priceTable(getPage('prices').tables).rows.map(([name]) => name),
  sold: soldLines(settings(), []).map(({ id }) => id),
  texts: JSON.stringify(currentSnapshot().entries.map(({ data }) => data)),
})

it('no list has a service that the company does not offer, and no delivered text its price', () => {
  const { training } = examplePrices()
  const [before, after] = [read(), withSnapshot(without('training'), read)]
  const answer = 'half a day on site'
  expect([before.names, before.sold]).toEqual([
    expect.arrayContaining([training.name]),
    expect.arrayContaining(['training']),
  ])
  expect(after.names).not.toContain(training.name)
  expect(after.sold).not.toContain('training')
  expect([before.texts.includes(answer), after.texts.includes(answer)]).toEqual([true, false])
})

it('sums of sites are without the survey and installation that it does not offer', () => {
  const fitting = () => {
    const { derived, settings: values } = currentSnapshot()
    const [example] = derived.examples
    if (!example) throw new Error('There is no example site')
    return costOfExampleSite(example, derived.range, values).cost.fitting.lines.map(({ id }) => id)
  }
  expect(fitting()).toEqual(expect.arrayContaining(['survey', 'installation-day']))
  const left = withSnapshot(without('survey', 'installationDay'), fitting)
  expect(left).not.toContain('survey')
  expect(left).not.toContain('installation-day')
})
