import { z } from 'astro/zod'
import { boundedText } from './bounded-text.ts'
import { group, withLabels } from './group.ts'

const positive = (title: string, description?: string) =>
  z.number().positive().meta(withLabels(title, description))
const count = (title: string, description?: string) =>
  z.int().nonnegative().meta(withLabels(title, description))

/**
 * Behaviour of a kind of device, for the model (src/site-model/site.ts). The numbers are planning values
 * until they are measured.
 */
export const behaviour = group(
  'Behaviour',
  'What the calculation of a night and of a month’s data uses. For engineers.',
  {
    power: z.enum(['mains', 'inverter', 'poe', 'battery']).meta({ title: 'Fed by' }),
    ownBatteryHours: positive(
      'Hours on a battery of its own',
      'Where mains, inverter or network switch feed it.',
    ).optional(),
    cells: group('Cells', '', {
      count: z.int().positive().meta({ title: 'Cells', description: 'Replaced together.' }),
      kind: boundedText.min(1).max(20).meta({ title: 'Kind of cell', isName: true }),
      milliampHours: positive('Capacity', 'Of the set, in mAh.'),
      sleepMicroamps: positive('Draw asleep', 'In µA.'),
      microampHoursAReport: positive('For each report', 'In µAh: waking, measuring and sending.'),
    }).optional(),
    radio: z
      .enum(['zigbee', 'z-wave', 'bluetooth', 'modbus', 'wifi', 'ethernet', 'lte', 'wired'])
      .meta({ title: 'Reaches the gateway by' }),
    readingSeconds: z
      .int()
      .positive()
      .meta({ title: 'Seconds between readings', description: 'Empty: it reports only events.' })
      .optional(),
    changesAnHour: count(
      'Changes an hour',
      'Readings that differ enough to be sent at once over LTE; 4 unless given.',
    ).optional(),
    eventsADay: count('Reports a day', 'Of what happens to it, such as openings.').optional(),
    memoryReadings: count('Readings it keeps', 'While the gateway does not hear it.').optional(),
    operating: group('Works between', 'In °C.', {
      from: z.number().meta({ title: 'From' }),
      to: z.number().meta({ title: 'To' }),
    }).refine(({ from, to }) => from < to, {
      error: 'The lower temperature comes first',
      path: ['to'],
    }),
  },
)
export type DeviceBehaviour = z.infer<typeof behaviour>
