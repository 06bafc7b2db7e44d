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

export function* everyChoice(example: ExampleSite): Generator<Choice> {
  for (const from of startsToChoose(example.night))
    for (const hours of hoursToChoose) for (const link of linksToChoose) yield { from, hours, link }
}
