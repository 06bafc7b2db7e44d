import { z } from 'astro/zod'
import { place, plural, sentence, word } from './word.ts'

/** Words of a quote: the card above the form, its sums. */
export const quoteWords = z.strictObject({
  heading: word,
  /** Above the sites to choose from, while nothing is chosen. */
  start: sentence(),
  /** Several equal sites. */
  several: sentence('sites', 'site'),
  /** A site with what it needs to last through a night without mains. */
  throughNight: plural('site', 'from'),
  /** Last in the name of a quote with more than its name can list. */
  more: plural(),
  holds: sentence('listedDevices'),
  excluded: sentence(),
  excludedOfList: sentence(),
  /** The price of one, beside the sum of several. */
  each: sentence('amount'),
  /** Above the lines of a request that was sent. */
  sent: word,
  /** Label of the regions of delivery. */
  region: word,
  /** A region that the owner's table does not list. */
  elsewhere: word,
  delivered: plural('region'),
  undelivered: sentence(),
  /** The same for an address outside all regions of the table. */
  outside: sentence(),
  /** At the message, whose writer has chosen such an address. */
  whereTo: sentence(),
  /** At the phone number of the same visitor. */
  phoneCode: sentence(),
  /** Of a region in which delivery is free from an amount on. */
  freeFrom: sentence('amount'),
  /** Of what was listed on an earlier day, before something was added. */
  earlier: sentence('day', 'listed'),
  takeOff: word,
  keep: word,
  /** Of a chosen site whose sum this page does not have, such as without a network. */
  notShown: sentence(),
  show: word,
  firstYear: word,
  /** What each year after the first costs. */
  later: sentence('amount'),
  firstYearUntaxed: word,
  withTax: word,
  /** Where the company adds no tax. */
  untaxed: word,
  about: sentence('amount'),
  onRequest: word,
  /** Beside a sum in which something has no price yet. */
  ofPriced: word,
  /** While the rate of the local currency no longer holds. */
  toConfirm: sentence('catalogue', 'local'),
  /** In place of an amount of nothing. */
  free: word,
  night: word,
  sites: word,
  wrongSites: sentence('most'),
  plan: word,
  /** Opens what is behind the sum: its lines, with number and plan of sites. */
  contents: word,
  contentsOfSites: word,
  /** Beside it, the region whose delivery is counted, which is chosen inside. */
  deliveryTo: sentence('region'),
  deliveryElsewhere: sentence(),
  /** Above a request that was stored with another sum than the form showed. */
  changed: sentence('before'),
  /** The last day on which a quote holds. */
  until: word,
  /** The same where a part of the sum is an estimate. */
  untilFirm: word,
  /** A line whose price is an estimate. */
  asEstimate: sentence('item'),
  line: sentence('quantity', 'item'),
  /** Beside the list that changes it. */
  now: sentence('amount', 'tax'),
  update: word,
  remove: word,
  changeList: word,
  /** The beginning of the message of a visitor who has chosen a site, which the card names. */
  message: word,
  sums: place({
    net: word,
    tax: sentence('percent'),
    later: word,
    gross: word,
    untaxed: word,
    /** The same where something in it has no price yet. */
    grossOfPriced: word,
    untaxedOfPriced: word,
    /** Two parts of the sum where some prices are estimates, and what both are at most. */
    firm: word,
    estimated: word,
    atMost: word,
    /** The same where some lines have no price. */
    atMostOfPriced: word,
    /** What those are, and the same where exact prices may be above their estimates. */
    means: sentence(),
    meansWithin: sentence('percent'),
    without: sentence('names'),
  }),
})
