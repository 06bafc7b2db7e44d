import { expect } from 'vitest'
import { brokenLaws } from '#src/content/check/night-laws.ts'
import type { ExampleSite } from '#src/content/example-sites/example-site.ts'
import { sayingOf, sayNight } from '#src/content/example-sites/said-night.ts'
import { settings } from '#src/content/settings/settings.ts'
import {
  type Choice,
  hoursToChoose,
  linksToChoose,
  startsToChoose,
  writeChoice,
} from '#src/model/choice.ts'
import { isTestAll } from '../test-all.ts'

const pick = <Value>(values: readonly Value[], index: number) => values[index % values.length]

/** Returns the lengths and networks to try: all of them, or each length with one network. */
export const hoursAndLinks = () =>
  hoursToChoose.flatMap((hours, index) =>
    (isTestAll ? linksToChoose : [pick(linksToChoose, index)]).map((link) => ({ hours, link })),
  )

/** Walks nights of a site by all laws, and fails with the first faults. @returns how many it walked */
export function walk(example: ExampleSite, choices: Iterable<Choice>): number {
  const how = sayingOf(settings())
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

/** Returns one night of each length, each with another start and network than the one before. */
export const sampleOfChoices = (example: ExampleSite): Choice[] =>
  hoursToChoose.map((hours, index) => ({
    hours,
    from: pick(startsToChoose(example.night), index * 5),
    link: pick(linksToChoose, index),
  }))

export function* everyChoice(example: ExampleSite): Generator<Choice> {
  for (const from of startsToChoose(example.night))
    for (const hours of hoursToChoose) for (const link of linksToChoose) yield { from, hours, link }
}
