import { z } from 'astro/zod'
import { plural, sentence, word } from './word.ts'

/** Mails to visitors, and calendar files. */
export const mailWords = z.strictObject({
  hello: word,
  receipt: z.strictObject({
    subject: sentence('reference'),
    heading: word,
    thanks: sentence('company'),
    reference: word,
    answer: word,
    withinADay: sentence('times'),
    withinADayBy: sentence('day', 'times'),
    urgent: word,
    callAndName: sentence('number'),
    datasheets: word,
    datasheet: sentence('product', 'size'),
    siteNeeds: word,
    notYou: sentence('mailbox'),
  }),
  reply: z.strictObject({ subject: sentence('subject', 'reference') }),
  offer: z.strictObject({ open: word, openExact: word, read: word }),
  acceptedOffer: z.strictObject({
    subject: sentence('number', 'company'),
    /** Where each exact price is accepted on its own. */
    subjectFirm: sentence('number', 'company'),
    heading: word,
    number: word,
    by: word,
    orderNumber: word,
    when: word,
    /** How we know who accepted it. */
    known: sentence(),
    knownByCode: sentence(),
    next: sentence(),
    notYou: sentence('number', 'mailbox'),
  }),
  offerCode: z.strictObject({
    subject: sentence('number', 'company'),
    heading: word,
    code: word,
    offer: word,
    /** Until when it may be typed. */
    until: sentence('moment'),
    notYou: sentence('mailbox'),
  }),
  call: z.strictObject({
    subject: sentence('company', 'reference'),
    heading: word,
    when: word,
    reference: word,
    number: sentence(),
    change: word,
    toCalendar: word,
    notYou: sentence('mailbox'),
  }),
  cancelledCall: z.strictObject({
    subject: sentence('company', 'reference'),
    heading: word,
    text: sentence(),
    again: word,
  }),
  calendar: z.strictObject({
    summary: sentence('company'),
    text: sentence('reference'),
    change: sentence('link'),
    gone: sentence(),
  }),
  newsletterQuestion: z.strictObject({
    subject: sentence('company'),
    heading: word,
    text: sentence('company'),
    confirm: word,
    valid: plural(),
  }),
  newsletterWelcome: z.strictObject({
    subject: sentence('company'),
    heading: word,
    text: sentence('company'),
    how: sentence(),
    unsubscribe: word,
    notYou: sentence(),
  }),
  newsletterIssue: z.strictObject({
    drawing: word,
    sources: word,
    read: word,
    why: sentence('company'),
    unsubscribe: word,
  }),
})
