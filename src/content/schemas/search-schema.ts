import { z } from 'astro/zod'
import { limits } from '#src/contracts/limits.ts'
import { listOf } from './group.ts'
import { characters, countWords, href } from './schema.ts'

const { words: mostWords, means: mostMeans, ofOne } = limits.search.synonyms
const isWord = (part: string) => /[\p{L}\p{N}]/u.test(part)

/** Words with commas between. An empty part would match every search. */
export const listOfWords = (most: number) =>
  characters(1, 200)
    .refine((list) => list.split(',').every(isWord), {
      error: 'Remove the comma that has no word on one side',
    })
    .refine((list) => list.split(',').length <= most, {
      error: `Write at most ${most}, with commas between`,
    })

/**
 * Schema of content/search.json: words that a search ignores, visitors' words with the words that
 * texts use instead, and searches that one page answers.
 */
export const searchSettings = z.strictObject({
  ignored: characters(1, 1000).meta({
    title: 'Words that say nothing',
    description:
      'A search looks for the other words of what was typed: “who installs” for installs.',
  }),
  synonyms: listOf({
    words: listOfWords(mostWords).meta({
      title: 'What visitors type',
      description: 'With commas between: blackout, no light.',
    }),
    means: listOfWords(mostMeans)
      .refine((list) => list.split(',').every((part) => countWords(part) <= ofOne), {
        error: `Write at most ${ofOne} words between commas`,
      })
      .meta({
        title: 'What the site calls it',
        description: 'Words on its pages, separated by commas.',
      }),
  })
    .max(200)
    .meta({ title: 'Other words' }),
  answers: listOf({
    words: listOfWords(mostWords).meta({
      title: 'What visitors type',
      description: 'With commas between: whole searches, such as “book a call”.',
    }),
    href: href.meta({ title: 'What they find first' }),
  })
    .max(60)
    .meta({ title: 'Searches with one answer' }),
})
