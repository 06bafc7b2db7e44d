import { expect, it } from 'vitest'
import { ruleWords } from '#src/content/example-sites/event-words.ts'
import { sayingOf, sayNight } from '#src/content/example-sites/said-night.ts'
import { exampleSites } from '#src/content/example-sites.ts'
import { pictureOf } from '#src/content/night-picture.ts'
import { nightView } from '#src/content/night-view.ts'
import { settings } from '#src/content/settings/settings.ts'
import { chosenNight, readChoice } from '#src/model/choice.ts'
import { Supply } from '#src/model/supply.ts'

const words = settings().instrument
const nights = exampleSites().map((example) => {
  const calculated = sayNight(example, {}, sayingOf(settings()))
  return { name: example.id, calculated, picture: pictureOf(calculated) }
})

it.each(nights)(
  'every event of the night of $name is said in a sentence',
  ({ calculated: { table } }) => {
    expect(table.length).toBeGreaterThan(4)
    for (const { says } of table) expect(says).toMatch(/^[^{}]+[.]$/)
  },
)

it('every message names what it is about', () => {
  const rules = nights.flatMap(({ calculated: { site, result } }) =>
    result.alarms.map(({ rule }) => ({ rule, said: ruleWords(rule, site, words) })),
  )
  expect(rules.length).toBeGreaterThan(5)
  for (const { rule, said } of rules) expect(said).not.toBe(rule)
})

it.each(nights)(
  'the lamps of $name are lit before the cut and dark in its middle',
  ({ calculated: { result }, picture: { first, middle } }) => {
    expect(result.supply[first]).toBe(Supply.grid)
    expect(result.supply[middle]).not.toBe(Supply.grid)
  },
)

it.each(nights)('the picture of $name has the states of the model', ({ calculated, picture }) => {
  const { result, site } = calculated
  const last = <Value extends { from: number }>(all: readonly Value[], minute: number) =>
    all.filter(({ from }) => from <= minute).at(-1)
  for (let minute = 0; minute < result.minutes; minute += 7) {
    expect(last(picture.scene, minute)?.grid).toBe(
      result.supply[minute] === Supply.grid ? 'on' : 'off',
    )
    for (const [place] of site.devices.entries())
      expect(last(picture.devices[place]?.states ?? [], minute)?.tone === 'off').toBe(
        result.devices[place]?.[minute] === 0,
      )
  }
})

it('the form offers every night that can be asked for, and only these', () => {
  for (const { id, site, night } of exampleSites()) {
    const { fields } = nightView(new URLSearchParams(`site=${id}`))
    expect(fields.map(({ name }) => name)).toEqual(['hours', 'from', 'link'])
    for (const { name, options } of fields)
      for (const { value } of options)
        expect(readChoice(new URLSearchParams({ [name]: value }), site, night).refused).toEqual([])
    expect(fields.map(({ options }) => options.length)).toEqual([
      25,
      night.mains[0] && (night.beginsAt + night.mains[0].from) % 60 === 0 ? 24 : 25,
      3,
    ])
  }
})

it('says in one line what an address asked for that can’t be chosen any more', () => {
  const old = 'site=cold-store&hours=5.5&link=none&n-probes=9&age=4&line=02:10-05:40'
  const { refused, sentence } = nightView(new URLSearchParams(old))
  expect(refused).toContain('line, age, n-probes, hours=5.5. Hours go from 1 to 24;')
  expect(sentence).toBe(nightView(new URLSearchParams('site=cold-store&link=none')).sentence)
})

it('an example site’s own night is its night in the file', () => {
  for (const { site, night } of exampleSites()) {
    const { mains, beginsAt, minutes } = chosenNight(site, night, {}).night
    expect({ mains, beginsAt, minutes }).toEqual({
      mains: night.mains,
      beginsAt: night.beginsAt,
      minutes: night.minutes,
    })
  }
})
