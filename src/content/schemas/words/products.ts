import { z } from 'astro/zod'
import { markedSentence, plural, sentence, word } from './word.ts'

const labels = z.strictObject({
  inStock: word,
  madeToOrder: word,
  madeToOrderIn: plural(),
  preOrder: word,
  preOrderFor: sentence('month'),
  discontinued: word,
})

/** Cards, availability, warranty, the catalogue, the request list and prices. */
export const productWords = z.strictObject({
  before: word,
  after: word,
  protocols: word,
  successor: sentence('successor'),
  added: sentence('product'),
  /** Of a list that is narrowed. */
  shown: plural('fitting'),
  listOf: sentence('list', 'needs', 'company'),
  orderCode: word,
  /** Something to buy with its order code. */
  withCode: sentence('item', 'code'),
  list: word,
  pagesOf: sentence('count'),
  availability: labels.extend({
    differing: word,
    allProducts: labels,
    allSets: labels,
    succeeded: sentence('label', 'successor'),
    listed: sentence('list', 'label'),
  }),
  approval: z.strictObject({
    plain: sentence('number'),
    by: sentence('body', 'number'),
    named: sentence('approval', 'number'),
    namedBy: sentence('approval', 'body', 'number'),
  }),
  warranty: z.strictObject({
    handover: plural(),
    handoverAndBattery: plural('battery'),
    delivery: plural(),
    deliveryAndBattery: plural('battery'),
  }),
  prices: z.strictObject({
    withFloors: plural('site'),
    ownFitting: sentence('site'),
    onRequest: markedSentence('sites'),
    laterYear: sentence('amount'),
    pilot: plural('service'),
    data: sentence('service', 'megabytes'),
    quoted: sentence('site', 'quote'),
    quote: word,
    toConfirm: sentence('catalogue', 'local'),
    rate: word,
    rateOn: sentence('date'),
  }),
})
