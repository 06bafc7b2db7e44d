import { expect, it } from 'vitest'
import { exampleSites } from '#src/content/example-sites.ts'
import { hoursToChoose, linksToChoose, startsToChoose } from '#src/model/choice.ts'
import { everyChoice, walk } from './every-night.ts'

// Two files walk a half of the sites each, in two processes.
it.each(exampleSites().filter((_, place) => place % 2 === 1))(
  'every night of $id that can be asked for keeps the laws',
  (example) =>
    expect(walk(example, everyChoice(example))).toBe(
      startsToChoose(example.night).length * hoursToChoose.length * linksToChoose.length,
    ),
)
