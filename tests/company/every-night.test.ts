import { expect, it } from 'vitest'
import { exampleSites } from '#src/content/example-sites.ts'
import { hoursToChoose, linksToChoose, startsToChoose } from '#src/model/choice.ts'
import { isTestAll } from '../test-all.ts'
import { everyChoice, sampleOfChoices, walk } from './every-night.ts'

it.each(exampleSites())('nights of $id that can be asked for keep the laws', (example) =>
  expect(walk(example, isTestAll ? everyChoice(example) : sampleOfChoices(example))).toBe(
    hoursToChoose.length *
      (isTestAll ? startsToChoose(example.night).length * linksToChoose.length : 1),
  ),
)
