import { z } from 'astro/zod'
import { paragraph, plural, sentence, word } from './word.ts'

/** What the privacy policy calls the data of a contact request, by its fields. */
const stored = z.strictObject({
  firstName: word,
  lastName: word,
  company: word,
  phone: word,
  businessEmail: word,
  callBack: word,
  requestList: word,
  message: word,
})

/** Sentences that several places derive: days, hours, ranges, sums, lists and units. */
export const phrases = z.strictObject({
  /** A plan or the app at a further gateway of a site. */
  furtherGateway: sentence('service'),
  pdf: word,
  pdfOfSize: sentence('kilobytes'),
  range: sentence('from', 'to'),
  labelled: sentence('label', 'value').meta({
    title: 'A name and its value',
    description: 'Such as a reference in a mail. French has a narrow space before the colon.',
  }),
  /** Of a list whose entries have commas. */
  parts: sentence('first', 'next'),
  percent: sentence('percent'),
  /** Words of the numbers from zero on, which `{products:words}` writes. */
  numbers: paragraph().meta({
    title: 'Numbers in words',
    description: 'From zero on, with commas. A number that is not here is written in digits.',
  }),
  batteryHours: plural('connected'),
  firstThen: sentence('first', 'next'),
  /** `alone`: on a line of its own; the others are parts of sentences. */
  prices: z.strictObject({
    alone: word,
    restAlone: sentence('sum'),
    onRequest: word,
    rest: sentence('sum'),
    withVat: sentence('amount', 'tax'),
    /** In place of its name where a company adds none. */
    tax: word,
    atRate: sentence('money'),
    taxRate: sentence('tax', 'rate'),
    noTax: word,
    million: sentence('amount'),
    delivery: sentence('region'),
    /** Of a region that the owner's table does not list. */
    deliveryElsewhere: word,
    deliveryWithin: sentence('days', 'region'),
    deliveryFurther: sentence('days', 'region', 'most'),
    deliveryDay: word,
    delivered: sentence('region'),
    undelivered: word,
    part: sentence('percent', 'when'),
    fitting: plural('site', 'kinds'),
    fittingKind: sentence('time', 'work'),
    gateway: word,
  }),
  hours: z.strictObject({
    everyDay: word,
    days: sentence('from', 'to'),
    roundTheClock: word,
    times: sentence('opens', 'closes'),
    group: sentence('days', 'times'),
    groups: sentence('before', 'more'),
    week: sentence('week', 'zone'),
  }),
  calls: z.strictObject({
    times: sentence('from', 'to'),
    today: sentence('times'),
    tomorrow: sentence('times'),
    onWeekday: sentence('weekday', 'times'),
    windows: z.strictObject({
      todayMorning: word,
      todayAfternoon: word,
      tomorrowMorning: word,
      tomorrowAfternoon: word,
      weekdayMorning: sentence('weekday'),
      weekdayAfternoon: sentence('weekday'),
    }),
    atOffice: sentence('times', 'place'),
    elsewhere: sentence('theirs', 'times', 'place'),
    booking: sentence('time', 'place'),
    bookingElsewhere: sentence('time', 'place', 'theirs', 'zone'),
  }),
  stored,
})

export type Phrases = z.output<typeof phrases>
