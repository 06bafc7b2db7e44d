import { z } from 'astro/zod'
import { markedSentence, plural, sentence, word } from './word.ts'

/** Sections of pages: the blog, services, technologies, solutions and others. */
export const sectionWords = z.strictObject({
  questions: z.strictObject({
    groups: word,
    count: plural(),
    pages: word,
  }),
  ofServices: word,
  article: z.strictObject({ by: sentence('author'), minutes: plural(), pages: word }),
  sources: z.strictObject({ one: word, several: word, checked: word }),
  document: z.strictObject({
    edition: word,
    from: word,
    publisher: sentence('company'),
    chapter: sentence('number'),
    opens: word,
  }),
  map: z.strictObject({ layers: word }),
  partners: word,
  closeUp: sentence('picture'),
  partsOf: sentence('set'),
  turnCard: sentence('card'),
  contact: z.strictObject({
    phone: word,
    email: word,
    address: word,
    open: markedSentence('time'),
    opensAt: markedSentence('time', 'opens'),
    closed: markedSentence('time'),
    closedUntil: markedSentence('time', 'day', 'opens'),
    holiday: markedSentence('time', 'holiday'),
    holidayUntil: markedSentence('time', 'holiday', 'day', 'opens'),
    tomorrow: word,
    dayOfWeek: sentence('weekday', 'date'),
    special: sentence('day', 'holiday', 'times'),
    closedDay: word,
    /** Why the visitor has come to the form, and the beginning of the message. */
    ofProduct: z.strictObject({ said: sentence('topic'), message: sentence('topic') }),
    ofPage: z.strictObject({ said: sentence('topic'), message: sentence('topic') }),
  }),
  quote: sentence('text'),
  taken: sentence('place', 'date'),
  certificatePdf: sentence('certificate'),
  certificateUntil: sentence('date'),
})
