import { describe, expect, it } from 'vitest'
import { currentCopy } from '#src/content/copy.ts'
import { type PageName, pageSchemas } from '#src/content/schemas/page-schemas.ts'
import { countWords } from '#src/content/schemas/schema.ts'
import { textsOf } from './texts.ts'

const copy = currentCopy()

const wordsOf = (value: unknown) => textsOf(value).reduce((sum, { text }) => sum + countWords(text), 0)

describe('content guide · reading text beyond the cards is at least 350 words', () => {
  const pages = Object.keys(pageSchemas).flatMap((name) => {
    const page = copy.page(name as PageName) // a key of our own object
    return 'sections' in page ? [[name, page.sections] as const] : []
  })
  it.each(pages)('%s', (_, sections) => {
    expect(wordsOf(sections)).toBeGreaterThanOrEqual(350)
  })
})

describe('content guide · an article has 700 to 1100 words, and a table or a drawing', () => {
  it.each(copy.folder('articles').map((entry) => [entry.slug, entry] as const))('%s', (_, { lead, sections }) => {
    const words = wordsOf([lead, sections.map(({ heading, blocks }) => [heading, blocks.filter((block) => !('table' in block))])])
    expect(words).toBeGreaterThanOrEqual(700)
    expect(words).toBeLessThanOrEqual(1100)
    expect(sections.some(({ blocks }) => blocks.some((block) => 'table' in block || 'diagram' in block))).toBe(true)
  })
})
