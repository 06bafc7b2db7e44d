import { z } from 'astro/zod'
import { instrumentWords, sentences } from './instrument-schema.ts'
import { title } from './schema.ts'

export const demo = z.strictObject({
  marker: title.meta({
    title: 'Mark of the example',
    description: 'Stands wherever the example is shown, and in each row of its file.',
  }),
  controls: instrumentWords(
    'Controls',
    'open sites ranges night day week around show acknowledge csv table print inspect',
  ),
  readouts: instrumentWords(
    'Readouts',
    'now lowest highest beyond withoutMains withoutLink taken missing coveredBy takenMissing',
  ),
  columns: instrumentWords('Columns', 'time mains link waiting alarm data day total alarms disk'),
  alarms: instrumentWords(
    'Alarms',
    'heading none sent taken over acknowledged notSent notTaken goesOn waits you',
  ),
  says: sentences(
    'Sentences. {time}, {to}, {room}, {celsius}, {count}, {from} and {rule} are filled in',
    'chart limit well noMains openAlarms acknowledged battery inverter uncovered period note lastNight',
  ),
  frames: sentences('Under the small frames on other pages', 'night week'),
})
export type DemoWords = z.output<typeof demo>
