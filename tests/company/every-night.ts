import { expect } from 'vitest'
import { brokenLaws } from '#src/content/check/night-laws.ts'
import type { ExampleSite } from '#src/content/example-sites/example-site.ts'
import { type Saying, sayNight } from '#src/content/example-sites/said-night.ts'
import { settings } from '#src/content/settings/settings.ts'
import { type Choice, chosenLinks, mostHours, usualStart, writeChoice } from '#src/model/choice.ts'

export const hoursToAsk = [undefined, ...Array.from({ length: mostHours }, (_, hour) => hour + 1)]
export const linksToAsk = [undefined, ...chosenLinks]

/** The hours at which the mains can fail: that of the site, and each full hour besides. */
export const startsOf = ({ night }: Pick<ExampleSite, 'night'>): (number | undefined)[] => [
  undefined,
  ...Array.from({ length: 24 }, (_, hour) => hour * 60).filter(
    (from) => from !== usualStart(night),
  ),
]

export function saying(): Saying {
  const { instrument: words, facts, prices, company } = settings()
  const plan = prices.plans.find(({ id }) => id === prices.sums.plan)?.name ?? ''
  return { words, facts, plan, locale: company.locale }
}

/** Walks nights of a site by all laws, and fails with the first faults. @returns how many it walked */
export function walk(example: ExampleSite, choices: Iterable<Choice>): number {
  const how = saying()
  const broken: string[] = []
  let count = 0
  for (const choice of choices) {
    count++
    const night = sayNight(example, choice, how)
    broken.push(
      ...brokenLaws(night).map(
        (fault) => `${writeChoice(example.id, choice)}: ${fault}\n    ${night.sentence}`,
      ),
    )
    if (broken.length > 20) break
  }
  expect(broken).toEqual([])
  return count
}

export function* everyChoice(example: ExampleSite): Generator<Choice> {
  for (const from of startsOf(example))
    for (const hours of hoursToAsk) for (const link of linksToAsk) yield { from, hours, link }
}
