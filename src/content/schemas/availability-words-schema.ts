import { z } from 'astro/zod'
import { approvalStates, radioStates, type Stage, warrantyStarts } from './availability-schema.ts'
import { textWith } from './company-schema.ts'
import { group, labelled } from './group.ts'
import { heading, isoDate, text, title, words } from './schema.ts'

const label = (words: string, help?: string) => title.meta(labelled(words, help))
const sentence = (words: string, help?: string) => text.meta(labelled(words, help))
const labelWords = words(1, 7)
const stageNames = {
  deliverable: 'Deliverable',
  reserved: 'Reserved',
  designed: 'Designed',
} as const satisfies Record<Stage, string>

const waiting = (stage: Stage) =>
  group(stageNames[stage], '', {
    name: label('Name'),
    line: sentence('Line', 'Where the month is not known.'),
    withMonth: textWith('{month}').meta({ title: 'Line with a month' }),
  })
const models = (stage: Stage) =>
  group(stageNames[stage], '', {
    all: textWith('{count}').meta({ title: 'All models' }),
    one: textWith('{model}').meta({ title: 'One model' }),
    several: textWith('{count}').meta({ title: 'Several models' }),
  })
const wordsOf = <Value extends string>(values: readonly Value[]) =>
  // There is one key for each value, which the type of `fromEntries` does not say.
  z.strictObject(
    Object.fromEntries(values.map((value) => [value, text])) as Record<Value, typeof text>,
  )

const byProgress = (words: string, token: string) =>
  group(
    words,
    `Stands where a text says {${token}}. {months} says when those are delivered that wait.`,
    {
      designed: text.meta({ title: 'While no model can be reserved' }),
      reserved: text.meta({ title: 'While none can be delivered' }),
      some: text.meta({ title: 'While some can' }),
      all: text.meta({ title: 'Once all can' }),
    },
  )

/**
 * Words for stage, approval and warranty (content/availability.json); fields of products decide
 * which are shown (availability.ts).
 */
export const availabilityWords = z.strictObject({
  label: group('Label', 'Beside price and button, of one model or several; leads to the status.', {
    designed: labelWords.meta({ title: 'While no model can be reserved' }),
    designedMonth: textWith('{month}').meta({ title: 'The same, where all have the same month' }),
    reserved: labelWords.meta({ title: 'While none can be delivered' }),
    reservedMonth: textWith('{month}').meta({ title: 'The same, where all have the same month' }),
    some: labelWords.meta({ title: 'While some can' }),
    all: labelWords.meta({ title: 'Once all can' }),
  }),
  listed: group('Above Send', 'Of the products that a request lists; its mail says the same.', {
    designed: text.meta({ title: 'While none can be reserved' }),
    reserved: text.meta({ title: 'While none can be delivered' }),
    some: text.meta({ title: 'While some can' }),
    all: text.meta({ title: 'Once all can' }),
  }),
  product: group('Of one product', 'The name of each stage, and what a buyer can do.', {
    deliverable: z
      .strictObject({ name: label('Name'), line: sentence('Line') })
      .meta({ title: stageNames.deliverable }),
    reserved: waiting('reserved'),
    designed: waiting('designed'),
  }),
  models: group('Of all models', 'A line for other texts; {count} is a number in words.', {
    deliverable: models('deliverable'),
    reserved: models('reserved'),
    designed: models('designed'),
    month: textWith('{month}').meta({
      title: 'Month, behind them',
      description: 'Where all that wait have the same.',
    }),
    monthUnknown: sentence('Where no month is known'),
    monthsDiffer: sentence('Where the months are not the same, or only some are known'),
  }),
  approval: group('Type approval', '{body} is who grants it; {state} is one of the states.', {
    states: wordsOf(approvalStates).meta({ title: 'States' }),
    expectedIn: textWith('{month}').meta({ title: 'Expected in a month' }),
    grantedUnder: textWith('{number}').meta({ title: 'Granted under a number' }),
    filedOn: textWith('{day}').meta({ title: 'Applied for on a day' }),
    filedUnder: textWith('{number}').meta({ title: 'Number of the application, behind the day' }),
    publishedTime: textWith('{days}').meta({ title: 'Published time, behind the application' }),
    sentence: textWith('{state}').meta({ title: 'Sentence' }),
    waiting: textWith('{state}').meta({ title: 'Sentence of what waits for it' }),
    all: textWith('{count}').meta({ title: 'All models' }),
    several: textWith('{count}').meta({ title: 'Several models' }),
  }),
  radios: wordsOf(radioStates).meta({
    title: 'Approvals of radios',
    description: '{radio} is its name.',
  }),
  warranty: group('Warranty of a product', '', {
    plain: textWith('{months}').meta({
      title: 'Without a battery',
      description: '{start} is one of the two words below.',
    }),
    withBattery: textWith('{batteryMonths}').meta({ title: 'With another time for the battery' }),
    starts: wordsOf(warrantyStarts).meta({ title: 'Begins with' }),
  }),
  status: group('Status of each model', 'The table on the page of all products.', {
    heading,
    checked: textWith('{day}').meta({ title: 'Day of the status' }),
    checkedOn: isoDate.meta({
      title: 'Day',
      description: 'On which the stages of the products were last checked.',
    }),
    caption: label('Title of the table'),
    columns: z.strictObject({
      model: label('Model'),
      stage: label('Stage'),
      month: label('Month'),
      approval: label('Approval'),
      warranty: label('Warranty', 'In the specification of a product.'),
    }),
    now: label('Month of what is ready'),
    monthUnknown: label('Month that is not known'),
    same: textWith('{count}').meta({ title: 'Instead of the table, while all models are alike' }),
    unsaid: label('Where a product says nothing'),
  }),
  sentences: group('Sentences of other texts', '', {
    delivery: byProgress('How fast we deliver', 'stageDelivery'),
    time: byProgress('How fast, in one sentence', 'stageTime'),
    installation: byProgress('What we install', 'stageInstallation'),
    team: byProgress('Who does it', 'stageTeam'),
    spares: byProgress('Spares', 'stageSpares'),
    pilot: byProgress('When a pilot starts', 'stagePilot'),
    order: byProgress('What a buyer does', 'stageOrder'),
    quote: byProgress('What a quote names', 'stageQuote'),
    reservation: byProgress('What is paid before an order', 'stageReservation'),
    trial: byProgress('When there is a pilot', 'stageTrial'),
    making: byProgress('Who makes the electronics', 'stageMaking'),
  }),
})
