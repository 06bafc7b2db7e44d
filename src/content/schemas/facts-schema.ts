import { z } from 'astro/zod'
import { text } from './schema.ts'

const positive = (label: string, help?: string) =>
  z
    .number()
    .positive()
    .meta({ title: label, ...(help && { description: help }) })
const share = (label: string, help: string) => z.number().positive().max(1).meta({ title: label, description: help })
const whole = (label: string, help?: string) =>
  z
    .int()
    .positive()
    .meta({ title: label, ...(help && { description: help }) })

/** Figures of devices and offers (content/facts.json), whose tokens figures.ts makes. Planning values until a quote confirms them. */
export const deviceFacts = z.strictObject({
  gateway: z
    .strictObject({
      battery: z
        .strictObject({
          milliampHours: whole('Capacity', 'mAh'),
          volts: positive('Voltage', 'V'),
          usable: share('Usable', 'The share of it that passes the converter and reaches the board.'),
          aged: share('Aged', 'The share of it that is left in the fourth year.'),
          charging: z
            .strictObject({ from: z.number().meta({ title: 'From' }), to: z.number().meta({ title: 'To' }) })
            .refine(({ from, to }) => from < to, { error: 'The lower temperature comes first', path: ['to'] })
            .meta({
              title: 'Charging',
              description: 'Temperatures of the cell between which it is charged, in °C. Above, the supply carries on and charging waits.',
            }),
        })
        .meta({ title: 'Battery' }),
      draw: z
        .strictObject({
          board: positive('Board'),
          fieldRadios: positive('Field radios'),
          lteConnected: positive('LTE connected', 'A modem that is connected and mostly listens draws a fraction of one that sends.'),
          lteSending: positive('LTE sending'),
        })
        .meta({ title: 'Draw', description: 'In watts.' }),
      wake: z.strictObject({ every: positive('Every'), lasts: positive('Lasts') }).meta({
        title: 'Waking',
        description: 'In minutes. How the modem saves the battery: it wakes for a moment, and at once for an alarm.',
      }),
      connectedFirst: positive('Connected first', 'Hours of a power cut after which it begins to wake so, unless the owner sets another.'),
      failover: z.strictObject({ after: whole('After'), back: whole('Back') }).meta({
        title: 'Failover',
        description: 'Minutes until LTE takes over a dead line, and of steady answers until the line is used again.',
      }),
      store: z
        .strictObject({
          hours: whole('Hours'),
          rate: positive('Readings a second', 'The most that one gateway takes from its devices: the hours are for these.'),
          handOver: positive('Handed over a second', 'Sixty readings to a message, the next sent when the platform has answered.'),
        })
        .meta({ title: 'Store', description: 'What is kept without a link, and how fast it is handed over afterwards.' }),
      limits: z
        .strictObject({
          heard: whole('Within hearing', 'Devices by Zigbee, Z-Wave and Bluetooth together.'),
          zigbee: whole('Zigbee'),
          onBattery: whole('Zigbee on batteries', 'They reach it directly while mains-powered ones that pass messages on stand still.'),
          zWave: whole('Z-Wave'),
          modbus: whole('Modbus', 'Unit loads of its bus.'),
        })
        .meta({ title: 'Limits', description: 'Devices that one gateway is planned for: a site takes as many as the largest need.' }),
      protocols: z.array(text).min(1).meta({ title: 'Protocols' }),
    })
    .meta({ title: 'Gateway' }),
  reading: z
    .strictObject({ bytes: whole('Bytes', 'One reading sent alone with all its headers, down to TCP and IP.') })
    .meta({ title: 'Reading' }),
  support: z
    .strictObject({
      passOnMinutes: whole('Passed on after', 'Minutes after which a message or call that nobody has taken goes to the next person.'),
      criticalMinutes: whole('Critical alarm', 'Minutes in which a person answers one, in the plan that watches day and night.'),
    })
    .meta({ title: 'Alarms', description: 'Planning values: the agreement of a site states the binding ones.' }),
  month: z.strictObject({ days: whole('Days') }).meta({ title: 'Month', description: 'What data is added up over.' }),
})
export type DeviceFacts = z.infer<typeof deviceFacts>
