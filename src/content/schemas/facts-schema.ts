import { z } from 'astro/zod'
import { group, withLabels } from './group.ts'
import { shownName } from './schema.ts'

const positive = (label: string, help?: string) =>
  z.number().positive().meta(withLabels(label, help))
const share = (label: string, help: string) =>
  z.number().positive().max(1).meta({ title: label, description: help })
const whole = (label: string, help?: string) => z.int().positive().meta(withLabels(label, help))

/**
 * Figures of devices and offers (content/facts.json), from which figures.ts makes tokens. Planning
 * values until a quote confirms them.
 */
export const deviceFacts = z.strictObject({
  gateway: group('Gateway', '', {
    battery: group('Battery', '', {
      milliampHours: whole('Capacity', 'mAh'),
      volts: positive('Voltage', 'V'),
      usable: share('Usable', 'The share of it that passes the converter and reaches the board.'),
      aged: share('Aged', 'The share of it that is left in the fourth year.'),
      charging: group(
        'Charging',
        'Temperatures of the cell between which it is charged, in °C. Above, the supply carries on and charging waits.',
        { from: z.number().meta({ title: 'From' }), to: z.number().meta({ title: 'To' }) },
      ).refine(({ from, to }) => from < to, {
        error: 'The lower temperature comes first',
        path: ['to'],
      }),
    }),
    draw: group('Draw', 'In watts.', {
      board: positive('Board'),
      fieldRadios: positive('Field radios'),
      lteConnected: positive(
        'LTE connected',
        'A modem that is connected and mostly listens draws a fraction of one that sends.',
      ),
      lteSending: positive('LTE sending'),
    }),
    wake: group(
      'Waking',
      'In minutes. How the modem saves the battery: it wakes for a moment, and at once for an alarm.',
      {
        every: positive('Every'),
        lasts: positive('Lasts'),
      },
    ),
    connectedFirst: positive(
      'Connected first',
      'Hours of a power cut after which it begins to wake so, unless the owner sets another.',
    ),
    failover: group(
      'Failover',
      'Minutes until LTE takes over a dead line, and of steady answers until the line is used again.',
      {
        after: whole('After'),
        back: whole('Back'),
      },
    ),
    store: group(
      'Store',
      'What is kept without a link, and how fast it is handed over afterwards.',
      {
        hours: whole('Hours'),
        rate: positive(
          'Readings a second',
          'The most that one gateway takes from its devices: the hours are for these.',
        ),
        handOver: positive(
          'Handed over a second',
          'Sixty readings to a message, the next sent when the platform has answered.',
        ),
      },
    ),
    limits: group(
      'Limits',
      'Devices that one gateway is planned for: a site takes as many as the largest need.',
      {
        heard: whole('Within hearing', 'Devices by Zigbee, Z-Wave and Bluetooth together.'),
        zigbee: whole('Zigbee'),
        onBattery: whole(
          'Zigbee on batteries',
          'They reach it directly while mains-powered devices that forward messages are stopped.',
        ),
        zWave: whole('Z-Wave'),
        modbus: whole('Modbus', 'Unit loads of its bus.'),
      },
    ),
    protocols: z.array(shownName(80)).min(1).meta({ title: 'Protocols' }),
  }),
  reading: group('Reading', '', {
    bytes: whole('Bytes', 'One reading sent alone with all its headers, down to TCP and IP.'),
  }),
  support: group('Alarms', 'Planning values: the agreement of a site states the binding ones.', {
    passOnMinutes: whole(
      'Passed on after',
      'Minutes after which an unanswered message or call goes to the next person.',
    ),
    criticalMinutes: whole(
      'Critical alarm',
      'Minutes in which a person answers one, in the night service.',
    ),
    majorMinutes: whole(
      'Site out of contact',
      'Minutes in which a person answers its alarm, in the night service.',
    ),
    reportDays: whole(
      'Monthly report',
      'Days after the end of a month in which it is sent, in the night service.',
    ),
    reports: group('Reports of the gateway', 'Minutes from one to the next while it has mains.', {
      line: whole('By fixed line'),
      lte: whole('By LTE', 'And in the first hours on battery, before the modem sleeps.'),
    }),
    silentReports: whole(
      'Reports missed',
      'After which the platform raises an alarm; after one that is overdue while the modem sleeps.',
    ),
  }),
  month: group('Month', 'What data is added up over.', { days: whole('Days') }),
})
export type DeviceFacts = z.infer<typeof deviceFacts>
