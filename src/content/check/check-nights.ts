import { hoursToChoose, linksToChoose, writeChoice } from '#src/model/choice.ts'
import type { ExampleSite } from '../example-sites/example-site.ts'
import { sayingOf, sayNight } from '../example-sites/said-night.ts'
import type { Settings } from '../schemas/setting-schemas.ts'
import { brokenLaws } from './night-laws.ts'

type Values = Pick<Settings, 'instrument' | 'facts' | 'prices' | 'company'>
type Content = { derived: { examples: readonly ExampleSite[] }; settings: Values }

/** Returns the example sites whose nights are others than before, or are said in other words. */
export function changedExamples(before: Content, after: Content): ExampleSite[] {
  const writtenOf = ({ site, night }: ExampleSite, values: Values) =>
    JSON.stringify([site, night, sayingOf(values)])
  const known = new Set(before.derived.examples.map((one) => writtenOf(one, before.settings)))
  return after.derived.examples.filter((one) => !known.has(writtenOf(one, after.settings)))
}

/**
 * Walks the nights of a site from its own hour, all hours and networks, by the laws. It takes a
 * quarter of a second.
 * @returns the first night that breaks a law, with what is wrong; undefined if none does
 */
export function findBrokenNight(example: ExampleSite, values: Values): string | undefined {
  const saying = sayingOf(values)
  for (const hours of hoursToChoose)
    for (const link of linksToChoose) {
      const [fault] = brokenLaws(sayNight(example, { hours, link }, saying))
      if (fault) return `${writeChoice(example.id, { hours, link })}: ${fault}`
    }
  return undefined
}
