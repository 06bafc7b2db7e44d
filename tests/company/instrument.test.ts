import { expect, it } from 'vitest'
import { eventWords, ruleWords } from '#src/content/example-sites/event-words.ts'
import { exampleSites } from '#src/content/example-sites.ts'
import { getExample } from '#src/content/instrument.ts'
import { settings } from '#src/content/settings/settings.ts'
import { calculateNight } from '#src/model/night.ts'
import { Supply } from '#src/model/supply.ts'
import { lastLight, pressPlug, tellingMinute } from '#src/ui/islands/instrument/use-night.ts'

const words = settings().instrument
const nights = exampleSites().map(({ id: name }) => {
  const { site, night } = getExample(name)
  return { name, ...calculateNight(site, night, { counts: {} }) }
})

it.each(nights)(
  'every event of the night of $name is said in a sentence',
  ({ site, night, events }) => {
    expect(events.length).toBeGreaterThan(4)
    for (const event of events)
      expect(eventWords(event, { site, night }, words, 'en-GB')).toMatch(/^[^{}]+[.]$/)
  },
)

it('every message names what it is about', () => {
  const rules = nights.flatMap(({ site, result }) =>
    result.alarms.map(({ rule }) => ({ rule, said: ruleWords(rule, site, words) })),
  )
  expect(rules.length).toBeGreaterThan(5)
  for (const { rule, said } of rules) expect(said).not.toBe(rule)
})

it.each(nights)('the lamps of $name are lit before the cut and dark in its middle', (night) => {
  expect(night.result.supply[lastLight(night)]).toBe(Supply.grid)
  expect(night.result.supply[tellingMinute(night)]).not.toBe(Supply.grid)
})

it('the plug that is pulled in the evening cuts the mains then, and put back ends the cut', () => {
  const { site, night } = getExample('cold-store')
  const asUsual = calculateNight(site, night, { counts: {} })
  const pulled = pressPlug({ ...asUsual, minute: 60 }, 8)
  expect(pulled).toEqual({ from: (night.beginsAt + 60) % 1440, hours: 8 })
  const dark = calculateNight(site, night, { counts: {}, ...(pulled && { cut: pulled }) })
  expect(dark.result.supply[61]).toBe(Supply.none)
  expect(pressPlug({ ...dark, minute: 180 }, 8)).toEqual({
    from: (night.beginsAt + 60) % 1440,
    hours: 2,
  })
  // Shortly before the example's own power cut, pressing the plug makes no other cut.
  expect(pressPlug({ ...asUsual, minute: lastLight(asUsual) }, 8)).toBeUndefined()
})
