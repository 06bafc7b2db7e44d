import { z } from 'astro/zod'
import { text, title } from './schema.ts'

/** Words of a group: each is named by what the program says with it. */
export const words = <const Key extends string>(label: string, keys: readonly Key[]) =>
  z.strictObject(keyed(keys, title)).meta({ title: label })
export const sentences = <const Key extends string>(label: string, keys: readonly Key[]) =>
  z.strictObject(keyed(keys, text)).meta({ title: label })

const keyed = <Key extends string, Value>(keys: readonly Key[], value: Value) =>
  // `fromEntries` forgets which keys it was given.
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>

/** The words of the instrument that shows a night without mains: on its page and on the home page. */
export const instrument = z.strictObject({
  controls: words('Controls', ['pull', 'restore', 'play', 'pause', 'time', 'configure', 'sets', 'figure']),
  supply: words('Supply', ['none', 'grid', 'generator']),
  link: words('Link', ['none', 'line', 'lte', 'asleep']),
  state: words('State of a device', ['stopped', 'onMains', 'onBattery', 'onInverter', 'notHeard']),
  parts: words('Parts', ['supply', 'gateway', 'link', 'battery', 'record', 'devices', 'phone', 'log', 'table', 'when', 'what']),
  notes: sentences('Notes', [
    'noMessage',
    'queued',
    'sentTo',
    'record',
    'stored',
    'opens',
    'cells',
    'staysShut',
    'channels',
    'nothing',
    'example',
  ]),
  events: sentences('Events. {device}, {to}, {rule} and {count} are filled in', [
    'grid-lost',
    'grid-back',
    'generator-on',
    'generator-off',
    'link-none',
    'link-none-lte',
    'link-line',
    'link-lte',
    'link-lte-back',
    'gateway-on-battery',
    'gateway-on-inverter',
    'gateway-on-mains',
    'gateway-stopped',
    'device-stopped',
    'device-back',
    'device-on-battery',
    'device-not-heard',
    'device-heard',
    'above',
    'below',
    'switched',
    'not-switched',
    'alarm-raised',
    'alarm-sent',
    'alarm-cleared',
    'record-complete',
    'readings-lost',
  ]),
  form: words('Form', [
    'heading',
    'site',
    'link',
    'cut',
    'from',
    'hours',
    'band',
    'ownHours',
    'age',
    'devices',
    'sites',
    'loss',
    'submit',
    'reset',
  ]),
  hints: sentences('Hints of the form', ['band', 'age', 'loss', 'unusable', 'refused']),
  sums: words('Sums', ['heading', 'covered', 'data', 'cells', 'price', 'loss', 'quote', 'share', 'copied', 'address']),
  says: sentences(
    'Sentences of the sums. {count}, {length}, {whole}, {megabytes}, {amount}, {names}, {room}, {time}, {device}, {to}, {address} are filled in',
    [
      'coveredWhole',
      'coveredPart',
      'generator',
      'coverMore',
      'noCut',
      'readings',
      'readingsLost',
      'dataLine',
      'dataBeside',
      'dataOnly',
      'dataPrice',
      'example',
      'sites',
      'cells',
      'noCells',
      'price',
      'without',
      'roomKept',
      'roomPassed',
      'acted',
      'warned',
      'late',
      'notWarned',
      'request',
      'requestParts',
      'stoodStill',
      'carriedOn',
    ],
  ),
})
export type InstrumentWords = z.output<typeof instrument>
