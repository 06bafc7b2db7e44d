import { z } from 'astro/zod'
import { sentence, word } from './word.ts'

/** PDFs, documents and share pictures. */
export const paperWords = z.strictObject({
  documentTitle: sentence('heading', 'company'),
  revision: sentence('number', 'day'),
  pageNumber: sentence('page', 'last'),
  feed: sentence('company', 'heading'),
  datasheet: z.strictObject({
    documentTitle: sentence('product', 'datasheet', 'company'),
    about: sentence('product', 'summary'),
  }),
  proForma: z.strictObject({
    /** Heading of the PDF, with its number. */
    title: word,
    /** Subject of the mail of exact prices, with their number. */
    exactTitle: word,
    numbered: sentence('title', 'number'),
    for: word,
    buyerAddress: word,
    buyerTaxNumber: word,
    from: word,
    /** Who of the company has written it, and how to reach them. */
    writtenBy: word,
    datasheet: sentence('product'),
    number: word,
    /** Before the number of the accepted offer whose estimates get their exact prices. */
    replaces: word,
    exactFor: word,
    /** That number, with what the estimates came to there, and were to be at most. */
    exactWas: sentence('number', 'estimated'),
    exactWasWithin: sentence('number', 'estimated', 'atMost', 'all'),
    /** Where its customer has not accepted them with the estimates. */
    exactWasOther: sentence('number', 'estimated', 'atMost', 'all'),
    exactWasAbove: sentence('number', 'estimated', 'atMost', 'above', 'all'),
    date: word,
    validUntil: word,
    item: word,
    quantity: word,
    priceOfOne: word,
    amount: word,
    /** In place of an amount of nothing. */
    included: word,
    discount: word,
    discountPercent: sentence('percent'),
    discountOn: sentence('discount', 'item'),
    beforeDiscount: word,
    net: word,
    vat: sentence('percent'),
    taxPart: sentence('tax', 'percent'),
    noVat: word,
    toBePaid: word,
    /** The same where a part of it is an estimate. */
    toBePaidEstimated: word,
    delivery: word,
    /** Of exact prices, on the terms of the order. */
    deliveryAgreed: sentence('number'),
    /** Where somebody comes to the site. */
    excluded: word,
    excludedMeans: sentence(),
    warranty: word,
    /** A warranty, with what it holds for. */
    warrantyOf: sentence('items', 'warranty'),
    payment: word,
    /** Terms of payment where a part of the sum is an estimate. */
    paymentOfFirm: sentence('sum', 'payment'),
    /** Of exact prices, which are paid as the accepted offer of their estimates. */
    paymentOfExact: sentence('number', 'payment'),
    /** Once the exact prices of its estimates hold. */
    paymentOfAll: sentence('sum', 'payment'),
    /** What is paid first, as the seller has typed its share. */
    first: word,
    firstMeans: sentence('amount', 'percent', 'sum'),
    registration: word,
    registered: sentence('number', 'authority'),
    taxNumber: word,
    vatRegistration: word,
    /** A line whose price is an estimate. */
    asEstimate: sentence('item'),
    /** The two parts of such a sum, and what accepting means for each. */
    firm: word,
    firmMeans: sentence('sum'),
    estimated: word,
    estimatedMeans: sentence('sum'),
    /** The same where an exact price may be above its estimate by so many per cent. */
    estimatedMeansWithin: sentence('sum', 'percent'),
    /** What both parts cost at most. */
    atMost: word,
    /** In place of a sum of nothing that is owed. */
    nothing: word,
    atMostMeans: sentence('sum'),
    atMostMeansWithin: sentence('sum', 'percent'),
    /** What each year after the first costs, and how the owner says that it ends. */
    later: word,
    /** After what an offer costs at most. */
    laterExtra: sentence(),
    laterMeans: sentence('sum', 'yearly'),
    /** The same where nothing is delivered. */
    laterMeansAlone: sentence('sum', 'yearly'),
    laterEnds: sentence('ends'),
    firmUntil: word,
    note: sentence('money'),
    noteAtRate: sentence('catalogue', 'rate', 'money', 'day'),
  }),
})
