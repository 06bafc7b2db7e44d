import { z } from 'astro/zod'
import { paragraph, place, sentence, word } from './word.ts'

/** The page of an offer, to which the mail of a pro-forma leads. */
export const offerWords = z.strictObject({
  title: sentence('number'),
  description: sentence(),
  /** Before what the seller has written. */
  letter: word,
  sheet: word,
  pdf: word,
  /** What the page says first, by the state of the offer. */
  states: place({
    open: sentence('customer', 'sum', 'day'),
    /** The same where a part of the sum is an estimate. */
    /** Where nothing in it is firm. */
    openEstimated: sentence('customer', 'sum', 'day'),
    openSplit: sentence('customer', 'firm', 'day', 'estimated', 'atMost'),
    /** Where it gives the estimates of an accepted offer their exact prices. */
    openExact: sentence('customer', 'sum', 'day', 'number'),
    /** The same within what was accepted there. */
    openExactWithin: sentence('customer', 'sum', 'number', 'all'),
    /** The same above what was accepted there at most. */
    openExactAbove: sentence('customer', 'sum', 'day', 'number', 'above', 'most', 'all'),
    accepted: sentence('customer', 'person', 'position', 'moment'),
    acceptedWithCode: sentence('customer', 'person', 'position', 'moment'),
    /** Where staff have noted the order, and nobody has accepted the offer on its page. */
    ordered: sentence('customer'),
    /** After a restore, until staff have checked it. */
    paused: sentence(),
    withdrawn: sentence(),
    withdrawnExact: sentence('number'),
    replaced: sentence(),
    expired: sentence('day'),
  }),
  ended: place({ heading: word, text: sentence() }),
  damaged: place({ heading: word, text: sentence() }),
  askUs: word,
  /** How the mail begins that brings exact prices. */
  exactMail: paragraph('number'),
  /** How we know who accepts: by the link alone, or by a code. */
  link: sentence(),
  linkWithCode: sentence('address'),
  code: place({
    label: word,
    hint: sentence('address'),
    send: word,
    sendAgain: word,
    sent: word,
    sentTo: sentence('address'),
    /** Where no mail can go to the customer. */
    cannotSend: sentence(),
  }),
  accept: place({
    heading: word,
    text: sentence('customer', 'sum'),
    textEstimated: sentence('customer', 'sum'),
    textSplit: sentence('customer', 'firm', 'estimated', 'atMost'),
    afterwards: sentence(),
    /** Where a question about the offer is not answered yet. */
    asked: sentence('customer', 'moment'),
    person: word,
    position: word,
    positionHint: sentence(),
    orderNumber: word,
    orderNumberHint: sentence(),
    file: word,
    fileHint: sentence(),
    button: word,
    /** Of exact prices that hold without an answer. */
    headingExact: word,
    textExact: sentence(),
    buttonExact: word,
  }),
  ask: place({ heading: word, question: word, open: sentence('moment'), button: word }),
  decline: place({ heading: word, text: sentence(), reason: word, button: word }),
  /** On the page of an accepted offer, and in its mail, with its own terms. */
  follows: place({
    heading: word,
    invoice: word,
    invoiceBy: sentence('day'),
    /** Where the office is closed for long. */
    invoiceSoon: sentence(),
    /** What is paid first, once the exact prices hold. */
    firstOfBoth: sentence('of', 'exact', 'number', 'all'),
    /** Where a price is an estimate. */
    exactPrices: word,
    exactPricesMeans: sentence(),
    questions: word,
    questionsMeans: sentence(),
  }),
  /** What an accepted offer costs. */
  ordered: place({
    estimated: sentence('sum'),
    estimatedWithin: sentence('sum', 'percent'),
    atMost: sentence('sum'),
    atMostWithin: sentence('sum'),
    /** Once the exact prices of its estimates hold. */
    exact: word,
    exactMeans: sentence('sum', 'number', 'day'),
    all: word,
  }),
  answers: place({
    /** What somebody has accepted, once they have. */
    bought: word,
    boughtLine: sentence('quantity', 'item'),
    accepted: word,
    acceptedExact: word,
    /** Where another offer gives its estimates their exact prices. */
    priced: sentence('number', 'day'),
    /** On the page of exact prices that were accepted. */
    exactAll: sentence('number', 'all'),
    /** While its customer may still refuse them. */
    pricedOpen: sentence('number', 'day', 'sum', 'all'),
    confirmed: sentence(),
    already: word,
    /** Who accepted it, after somebody else tried to. */
    first: sentence('person', 'position', 'moment'),
    asked: word,
    answer: sentence(),
    declined: word,
    stays: sentence('day'),
    /** Where it was accepted before. */
    staysAccepted: sentence(),
    failed: word,
    unknown: word,
    /** The button that sends the same again. */
    again: word,
    often: sentence(),
    filesRefused: sentence('files'),
  }),
})
