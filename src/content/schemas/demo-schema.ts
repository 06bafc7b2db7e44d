import { z } from 'astro/zod'
import { instrumentWords, sentences } from './instrument-schema.ts'
import { title } from './schema.ts'

export const demo = z.strictObject({
  marker: title.meta({
    title: 'Mark of the example',
    description: 'Stands wherever the example is shown, and in each row of what one saves of it.',
  }),
  controls: instrumentWords('Controls', 'open week csv cut'),
  readouts: instrumentWords(
    'Readouts',
    'lowest highest beyond withoutMains taken missing coveredBy',
  ),
  columns: instrumentWords('Columns', 'time mains link waiting alarm data day total alarms'),
  alarms: instrumentWords(
    'Alarms',
    'heading none sent taken over acknowledged notSent notTaken goesOn waits',
  ),
  says: sentences('Sentences. {time} is filled in', 'battery inverter uncovered note'),
  frames: sentences('Under the small frames on other pages', 'night week'),
})
export type DemoWords = z.output<typeof demo>
