import { z } from 'astro/zod'
import { plural, sentence, word } from './word.ts'

/** Sections of pages: the blog, services, technologies, solutions and others. */
export const sectionWords = z.strictObject({
  questions: z.strictObject({
    groups: word,
    count: plural(),
    ofPage: word,
    pages: word,
  }),
  article: z.strictObject({ by: sentence('author'), minutes: plural(), pages: word }),
  sources: z.strictObject({ one: word, several: word, checked: word }),
  document: z.strictObject({
    edition: word,
    from: word,
    publisher: sentence('company', 'city'),
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
    open: sentence('time', 'city'),
    opensAt: sentence('time', 'city', 'opens'),
    closed: sentence('time', 'city'),
    closedUntil: sentence('time', 'city', 'day', 'opens'),
    holiday: sentence('time', 'city', 'holiday'),
    holidayUntil: sentence('time', 'city', 'holiday', 'day', 'opens'),
    tomorrow: word,
    dayOfWeek: sentence('weekday', 'date'),
    special: sentence('day', 'name', 'hours'),
    closedDay: word,
  }),
})
