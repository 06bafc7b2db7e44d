import { z } from 'astro/zod'
import { characters, shownName, text } from './schema.ts'

/** A word or line of a drawing, at most as long as its place in it. */
const line = (most: number) => characters(1, most)
const shows = text.meta({ title: 'What it shows', description: 'Read out instead of the drawing.' })
const exactly = <Item extends z.ZodType>(item: Item, count: number) => z.array(item).length(count)

const named = (name: number, fact: number) => z.strictObject({ name: line(name), fact: line(fact) })

/**
 * Words of the drawings that show an example: rooms, goods, vehicles and people. A drawing whose
 * words are taken away is left out.
 */
export const drawingWordsSchema = z.strictObject({
  nfcTap: z
    .strictObject({
      shows,
      tag: exactly(line(20), 2),
      coil: line(30),
      place: line(14),
      item: line(10),
      state: line(14),
      notes: exactly(line(16), 2),
    })
    .optional(),
  morningPage: z
    .strictObject({
      heading: line(24),
      day: line(24),
      exceptions: exactly(
        z.strictObject({ what: line(30), detail: line(40), figure: line(10) }),
        3,
      ),
      rest: exactly(z.strictObject({ label: line(20), value: line(14) }), 3),
    })
    .optional(),
  managedDay: z
    .strictObject({
      shows,
      alarms: exactly(z.strictObject({ what: line(31), answer: exactly(line(20), 2) }), 5),
      shifts: exactly(line(26), 4),
    })
    .optional(),
  slowNetwork: z
    .strictObject({
      shows,
      place: line(20),
      load: line(24),
      rows: exactly(z.strictObject({ name: line(14), value: line(8), age: line(14) }), 5),
      networks: exactly(z.strictObject({ name: line(26), shown: line(28) }), 4),
      figures: line(16),
      answer: line(18),
    })
    .optional(),
  useCases: z
    .strictObject({
      shows,
      columns: exactly(line(16), 5),
      rows: z
        .array(exactly(line(40), 5))
        .min(1)
        .max(8),
    })
    .optional(),
  voiceWave: z
    .strictObject({ shows, spoken: exactly(line(24), 3), notes: exactly(line(24), 5) })
    .optional(),
  partnersLine: z
    .strictObject({
      shows,
      inside: exactly(named(14, 24), 4),
      outside: exactly(named(14, 24), 4),
      building: line(20),
      cut: line(14),
      gateway: line(12),
    })
    .optional(),
  zigbeeMesh: z
    .strictObject({
      shows,
      gateway: line(9),
      shaft: line(11),
      mains: exactly(line(18), 3),
      sensors: exactly(line(16), 3),
    })
    .optional(),
  corridorSurvey: z
    .strictObject({
      shows,
      gateway: line(12),
      shaft: line(16),
      results: exactly(line(60), 2),
      /** The results in two lines each, for a phone. */
      short: exactly(exactly(line(20), 2), 2),
    })
    .optional(),
  coldRoomData: z
    .strictObject({
      shows,
      sensors: line(14),
      every: line(30),
      reading: line(30),
      days: line(10),
      minutes: line(14),
      month: line(30),
    })
    .optional(),
  dataFlow: z
    .strictObject({
      shows,
      stations: exactly(named(12, 24), 6),
      days: line(10),
      missing: line(12),
      cause: line(18),
    })
    .optional(),
  mlLifecycle: z
    .strictObject({
      shows,
      steps: exactly(named(20, 28), 6),
      out: named(26, 40),
      stop: line(28),
    })
    .optional(),
  protocols: z
    .strictObject({
      mqtt: z
        .strictObject({
          shows,
          subscribers: exactly(line(11), 3),
          topic: exactly(line(20), 2),
        })
        .optional(),
      modbus: z.strictObject({ shows, devices: exactly(line(10), 3) }).optional(),
    })
    .default({}),
  coverageRun: z
    .strictObject({ shows, rows: exactly(named(14, 26), 2), lost: line(14), kept: line(16) })
    .optional(),
  topicTree: z
    .strictObject({
      shows,
      site: shownName(11),
      gateway: shownName(6),
      levels: exactly(line(10), 2),
      place: shownName(14),
      alarm: shownName(20),
      output: shownName(14),
    })
    .optional(),
  exampleRule: z.strictObject({ shows, short: line(12), output: line(8) }).optional(),
  gatewayArchitecture: z
    .strictObject({
      shows,
      devices: exactly(
        z.strictObject({
          name: line(20),
          shortName: line(15),
          protocol: line(22),
          shortProtocol: line(14),
        }),
        5,
      ),
      actuators: line(20),
      platform: z.strictObject({
        name: line(20),
        does: exactly(line(22), 2),
        short: line(30),
        runs: line(24),
      }),
    })
    .optional(),
  petMetrics: z
    .strictObject({ shows, ahead: line(20), rows: exactly(named(14, 18), 3) })
    .optional(),
  collarCapsule: z.strictObject({ shows, layers: exactly(named(22, 24), 5) }).optional(),
  noticed: z
    .strictObject({
      'people-at-door': line(24).optional(),
      'crates-on-belt': line(24).optional(),
      'sound-spectrum': line(24).optional(),
      'smoke-over-yard': line(24).optional(),
      'number-plate': line(24).optional(),
      'people-in-room': line(24).optional(),
      'wake-phrase': line(24).optional(),
    })
    .default({}),
  answers: z
    .strictObject({
      'wear-to-limit': exactly(line(14), 2).optional(),
      outlier: exactly(line(18), 1).optional(),
      'load-forecast': exactly(line(12), 3).optional(),
      'sales-by-weekday': exactly(line(24), 1).optional(),
      'trip-durations': exactly(line(18), 1).optional(),
      'model-drift': exactly(line(18), 2).optional(),
    })
    .default({}),
  numberPlate: shownName(10).optional(),
})
export type DrawingWords = z.infer<typeof drawingWordsSchema>
