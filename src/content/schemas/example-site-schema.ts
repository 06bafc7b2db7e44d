import { z } from 'astro/zod'
import { behaviour } from './behaviour-schema.ts'
import { boundedText, webAddress } from './bounded-text.ts'
import { building } from './drawings.ts'
import { group, listOf } from './group.ts'
import { characters, countedWords, productSlug, slug, text, title } from './schema.ts'
import { sentence } from './words/word.ts'

/**
 * Maximum number of example sites. The cache of calculated nights has room for the example sites of
 * two snapshots.
 */
export const mostExamples = 12

const celsius = (label: string) =>
  z.number().min(-60).max(80).meta({ title: label, description: 'In °C.' })
const hours = (label: string) =>
  z.number().positive().max(1000).meta({ title: label, description: 'In hours.' })
const kelvin = (label: string) =>
  z.number().min(0).max(60).meta({ title: label, description: 'In K.' })
const delay = z.int().nonnegative().max(1440).meta({ title: 'Delay', description: 'In minutes.' })
const time = boundedText
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time such as 22:30')
  .meta({ title: 'Time', format: 'time' })
const id = slug.meta({ title: 'Key', description: 'Short name by which this site refers to it.' })
const label = characters(1, 28).meta({
  title: 'Name',
  description: 'Short, because it is written on a drawing.',
})
const to = characters(1, 40).meta({ title: 'Who gets the message' })
const next = characters(1, 40)
  .meta({ title: 'Who gets it next', description: 'If the first receiver has not answered it.' })
  .optional()

const deviceWords = group('What its owner has of it', '', {
  works: characters(1, 60).optional().meta({
    title: 'While it runs all night',
    description: 'A sentence: “Guests get in throughout.”',
  }),
  stops: sentence('time').optional().meta({
    title: 'While it is stopped',
    description: 'A sentence with its time: “The siren can’t sound from {time}.”',
  }),
}).optional()
const placed = {
  count: z.int().positive(),
  per: z.enum(['unit', 'floor']).optional().meta({
    title: 'One for each',
    description: 'Unit of the site’s size, or floor. Left out, the number stays in another size.',
  }),
  room: slug.optional(),
  through: slug.optional(),
  opensDoor: z.boolean().optional().meta({ title: 'Opens a door' }),
  needsGateway: z.boolean().optional().meta({
    title: 'Stops without the gateway',
    description: 'Left out, what a limit switches does, such as a siren.',
  }),
  words: deviceWords,
}

/**
 * A device of ours takes its behaviour from its product, and may change interval or supply; another
 * maker's part states its behaviour.
 */
const device = z.union([
  z.strictObject({
    id,
    name: label,
    product: productSlug,
    ...placed,
    differs: behaviour
      .pick({ power: true, readingSeconds: true, eventsADay: true })
      .partial()
      .optional(),
  }),
  z.strictObject({
    id,
    name: label,
    part: behaviour,
    price: slug.optional().meta({
      title: 'Its price',
      description: 'By its short name among the parts of Prices.',
    }),
    isOnSite: z
      .boolean()
      .optional()
      .meta({ title: 'On site already', description: 'It is not bought: the gateway joins it.' }),
    ...placed,
  }),
])

const drift = z.strictObject({
  hours: hours('Hours to 37 % of the difference'),
  gain: kelvin('Added by what is inside'),
})

const room = z.strictObject({
  id,
  name: label,
  medium: z
    .enum(['glycol', 'goods'])
    .optional()
    .meta({ title: 'What its probes lie in', description: 'Air where this is left out.' }),
  setPoint: celsius('Set point'),
  keeps: group('Range for the goods', '', { from: celsius('From'), to: celsius('To') }).optional(),
  drift: drift.meta({
    title: 'Without cooling',
    description: 'A planning value; the survey measures it.',
  }),
  plant: z
    .strictObject({
      name: label,
      power: z.enum(['mains', 'inverter', 'poe', 'battery']),
      hours: hours('Hours back'),
      aboveOutdoor: kelvin('Fans: least above outdoors').optional(),
    })
    .optional(),
  relief: z.strictObject({ device: slug, to: title, drift }).optional(),
  doorOpenHours: hours('While its door is open').optional(),
  alarm: z
    .strictObject({
      above: celsius('Above').optional(),
      below: celsius('Below').optional(),
      delayMinutes: delay,
      to,
      next,
    })
    .refine(({ above, below }) => above !== undefined || below !== undefined, {
      error: 'Above or below what?',
    })
    .optional(),
})

const condition = z.union([
  z.strictObject({ kind: z.enum(['above', 'below']), room: slug, celsius: celsius('Limit') }),
  z.strictObject({ kind: z.enum(['door-open']), room: slug }),
  z.strictObject({ kind: z.enum(['mains-lost', 'mains-back', 'link-lost']) }),
  z.strictObject({ kind: z.enum(['silent']), device: slug }),
])
const action = z.union([
  z.strictObject({
    kind: z.enum(['switch']),
    device: slug,
    to: title,
    words: characters(1, 240)
      .meta({ title: 'In words', description: 'A sentence: “By rule, the siren sounds.”' })
      .optional(),
  }),
  z.strictObject({ kind: z.enum(['message']), to, next }),
])
const rule = z.strictObject({
  id,
  name: title,
  when: condition,
  delayMinutes: delay,
  actions: z.array(action).min(1),
})

const cut = z.strictObject({ from: time, to: time })
const cuts = z.array(cut).max(3)
const doors = z
  .array(cut.extend({ room: slug }))
  .max(12)
  .optional()

/** What is no device of the file, and has a cable all the same. */
const wired = ['gateway', 'router']
const wire = z.strictObject({
  to: slug.meta({ title: 'Leads to', description: 'A device of this site, gateway or router.' }),
  place: characters(1, 40).meta({ title: 'Place', description: 'With its height.' }),
  cable: characters(1, 40).meta({ title: 'Cable' }),
  metres: z.number().positive().max(200).meta({ title: 'Length', description: 'In metres.' }),
  step: z.number().positive().max(100).optional().meta({
    title: 'Length to the next',
    description: 'In metres, where several devices are on one line.',
  }),
  fuse: z.number().positive().max(63).meta({ title: 'Fuse', description: 'In amperes.' }),
})

const mainsOrInverter = z.enum(['mains', 'inverter'])

function checkNames(
  site: z.infer<typeof shape>,
  add: (path: (string | number)[], message: string) => void,
): void {
  const known = {
    device: new Set(site.devices.map(({ id }) => id)),
    room: new Set(site.rooms.map(({ id }) => id)),
  }
  const check = (
    kind: keyof typeof known,
    name: string | undefined,
    ...path: (string | number)[]
  ) => {
    if (name !== undefined && !known[kind].has(name)) add(path, `No ${kind} ${name} in this file`)
  }
  for (const [index, { room, through }] of site.devices.entries()) {
    check('room', room, 'devices', index, 'room')
    check('device', through, 'devices', index, 'through')
  }
  for (const [index, { to }] of site.wires?.entries() ?? [])
    if (!wired.includes(to)) check('device', to, 'wires', index, 'to')
  const receivers = new Set(
    [
      ...site.rooms.map(({ alarm }) => alarm),
      ...site.rules.flatMap(({ actions }) => actions.filter((one) => one.kind === 'message')),
      site.silent,
    ].flatMap((one) => (one ? [one.to, one.next] : [])),
  )
  for (const [index, person] of site.atSite?.entries() ?? [])
    if (!receivers.has(person)) add(['atSite', index], `Nobody gets a message as ${person}`)
  check('device', site.size?.device, 'size', 'device')
  check('room', site.stake?.room, 'stake', 'room')
  check('device', site.stake?.device, 'stake', 'device')
  for (const [index, { relief }] of site.rooms.entries())
    check('device', relief?.device, 'rooms', index, 'relief', 'device')
  for (const [index, { when, actions }] of site.rules.entries()) {
    check('room', 'room' in when ? when.room : undefined, 'rules', index, 'when', 'room')
    check('device', 'device' in when ? when.device : undefined, 'rules', index, 'when', 'device')
    for (const [place, one] of actions.entries())
      check(
        'device',
        'device' in one ? one.device : undefined,
        'rules',
        index,
        'actions',
        place,
        'device',
      )
  }
  for (const [index, { room }] of site.night.doors?.entries() ?? [])
    check('room', room, 'night', 'doors', index, 'room')
}

const shape = z.strictObject({
  name: title,
  place: characters(1, 40).meta({
    title: 'Place',
    description: 'May be a token, such as {warehousePlace}.',
  }),
  summary: countedWords(8, 35).meta({ description: 'What the site is, and what must not happen.' }),
  drawing: building.meta({ title: 'Its house in drawings' }),
  order: z
    .int()
    .positive()
    .meta({ title: 'Place in the list', description: 'The first one is on the home page.' }),
  gateways: z.int().positive().max(20).meta({
    title: 'Gateways at the least',
    description: 'One a floor. More follow from the devices.',
  }),
  fitsItself: z.boolean().optional().meta({
    title: 'Can be fitted without us',
    description: 'Its prices say what it costs then.',
  }),
  size: group(
    'Counted by',
    'The device whose number names the site, in this unit, and how many of them are on a floor.',
    {
      device: slug,
      unit: characters(1, 20),
      aGateway: z.int().positive(),
    },
  ).optional(),
  batteryAge: z
    .number()
    .min(0)
    .max(10)
    .meta({ title: 'Age of the gateway’s battery', description: 'In years.' }),
  link: z.enum(['ethernet', 'lte-beside-ethernet', 'lte-only']),
  supply: z.strictObject({
    gateway: mainsOrInverter,
    router: mainsOrInverter,
    networkSwitch: mainsOrInverter,
    inverterHours: hours('Inverter lasts').optional(),
    generator: z.strictObject({ afterMinutes: delay, hours: hours('Fuel for') }).optional(),
  }),
  stops: group('What stops', 'Short sentences.', {
    mains: characters(1, 60).meta({
      title: 'With the mains',
      description: 'A sentence: “Compressor off.”',
    }),
    inverter: sentence('time').optional().meta({
      title: 'When the inverter is empty',
      description: 'A sentence with its time: “Probes and siren stop at {time}.”',
    }),
  }),
  stake: group(
    'What it stands to lose',
    'Counted in minutes of the night, and said when the play is over.',
    {
      room: slug.optional().meta({
        title: 'Room',
        description: 'Counted while it is beyond its limits.',
      }),
      device: slug.optional().meta({
        title: 'Device',
        description: 'Counted while it is off. Where a room is named, the room counts.',
      }),
      kept: characters(1, 90).meta({
        title: 'If nothing is lost',
        description: 'A sentence: “The fish stayed frozen.”',
      }),
      lost: sentence('length').meta({ title: 'If something is lost' }),
      counted: characters(1, 200).meta({
        title: 'What is counted, and by whose word',
        description: 'Stands under the night as a table.',
      }),
    },
  ).optional(),
  devices: z.array(device).min(2).max(12),
  wires: z.array(wire).min(1).max(8).optional().meta({
    title: 'Cables',
    description: 'In the order of the wiring plan, each by its number.',
  }),
  rooms: z.array(room).max(6),
  rules: z.array(rule).min(1).max(8),
  silent: group('A silent site', 'Who gets the platform’s own alarm.', { to, next }).optional(),
  atSite: z.array(to).max(6).optional().meta({
    title: 'Who is at the site',
    description: 'Of those who get messages. Their phones are on the mobile network there.',
  }),
  night: z.strictObject({
    beginsAt: time,
    outdoor: z
      .array(celsius('Outdoors'))
      .min(1)
      .max(24)
      .meta({ description: 'For each hour from the beginning, over and over.' }),
    failsAt: time.meta({ title: 'When the mains fails' }),
    fixedLine: cuts,
    mobile: cuts,
    doors,
  }),
  sources: listOf({ title: text, url: webAddress({ protocol: /^https$/ }).optional() })
    .min(1)
    .optional(),
  hidden: z
    .boolean()
    .meta({
      title: 'Hidden',
      description: 'Visitors do not see it, nor what is shown only with it.',
    })
    .optional(),
})

export const exampleSite = shape.superRefine((one, context) =>
  checkNames(one, (path, message) => context.addIssue({ code: 'custom', path, message })),
)
export type ExampleSiteData = z.infer<typeof exampleSite>
