import { z } from 'astro/zod'
import { marked, sentence, word } from './word.ts'

const carousel = z.strictObject({ previous: word, next: word, play: word, pause: word })

/** Header, footer, dialogs and what all pages share. */
export const siteWords = z.strictObject({
  skip: word,
  home: word,
  blogFeed: word,
  breadcrumb: word,
  close: word,
  readMore: word,
  readMoreAbout: sentence('title'),
  opensPdf: word,
  pager: z.strictObject({
    previous: word,
    previousPage: word,
    next: word,
    nextPage: word,
    position: sentence('page', 'last'),
  }),
  header: z.strictObject({ main: word, openMenu: word }),
  logo: sentence('company'),
  titleOfPage: sentence('heading', 'page'),
  menu: z.strictObject({ label: word, close: word, pages: word }),
  footer: z.strictObject({
    useCases: word,
    columnLinks: sentence('heading'),
    app: word,
    copyright: sentence('year', 'company'),
    locationData: marked,
  }),
  languages: z.strictObject({ label: word, untranslated: sentence('language') }),
  preview: z.strictObject({ label: word, shared: word }),
  colours: z.strictObject({ label: word, system: word, light: word, dark: word }),
  carousel: z.strictObject({
    role: word,
    slide: word,
    featured: word,
    position: sentence('number', 'count'),
    slides: carousel,
    pictures: carousel.extend({
      label: sentence('product'),
      strip: word,
      one: word,
      show: sentence('number'),
    }),
    products: carousel.extend({ one: word }),
    partners: carousel.extend({ one: word }),
  }),
  /** While the owner makes the site, visitors read this at every address. */
  closed: z.strictObject({
    heading: word,
    text: sentence(),
    phone: word,
    email: word,
    refused: sentence(),
  }),
  /** What tells visitors that the site is not a real one yet. */
  samples: z.strictObject({ company: sentence('company'), some: sentence() }),
})
