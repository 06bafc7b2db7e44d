import { z } from 'astro/zod'
import { listOf } from './group.ts'
import { characters } from './schema.ts'

const words = characters(1, 200)

/**
 * Schema of content/search.json: words that a search ignores, and visitors' words with the words
 * that texts use instead.
 */
export const searchWords = z.strictObject({
  ignored: characters(1, 1000).meta({
    title: 'Words that say nothing',
    description:
      'A search looks for the other words of what was typed: “who installs” for installs.',
  }),
  synonyms: listOf({
    words: words.meta({
      title: 'What visitors type',
      description: 'With commas between: NEPA, no light.',
    }),
    means: words.meta({
      title: 'What the site calls it',
      description: 'Words that stand on its pages, with commas between.',
    }),
  })
    .max(200)
    .meta({ title: 'Other words' }),
})
