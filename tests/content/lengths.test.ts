import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pageSchemas } from '#src/content/page-schemas.ts'
import { article, countWords, section } from '#src/content/schema.ts'
import { readContent, readFolder, textsOf } from './content-files.ts'

const wordsOf = (value: unknown) => textsOf(value).reduce((sum, { text }) => sum + countWords(text), 0)
const withSections = z.looseObject({ sections: z.array(section) })

describe('content guide · reading text beyond the cards is at least 350 words', () => {
  const pages = Object.entries(pageSchemas).filter(([, schema]) => 'sections' in schema.shape)
  it.each(pages.map(([name]) => name))('%s', (name) => {
    const { sections } = readContent(`pages/${name}.yaml`, withSections)
    expect(wordsOf(sections)).toBeGreaterThanOrEqual(350)
  })
})

describe('content guide · an article has 700 to 1100 words, and a table or a drawing', () => {
  it.each(readFolder('articles', article).map((entry) => [entry.slug, entry] as const))('%s', (_, { lead, sections }) => {
    const words = wordsOf([lead, sections.map(({ heading, blocks }) => [heading, blocks.filter((block) => !('table' in block))])])
    expect(words).toBeGreaterThanOrEqual(700)
    expect(words).toBeLessThanOrEqual(1100)
    expect(sections.some(({ blocks }) => blocks.some((block) => 'table' in block || 'diagram' in block))).toBe(true)
  })
})
