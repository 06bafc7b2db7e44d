import { expect, it } from 'vitest'
import { countWords } from '#src/content/schemas/schema.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { allTexts, textsOf } from '../content/texts.ts'

const copy = currentCopy()
const texts = allTexts(copy)

const filler = [
  'cutting-edge',
  'seamless',
  'revolutioni[sz]e',
  'unlock the',
  'in today’s',
  'empower',
  'leverag(e|ing)',
  'game[- ]changing',
  'state[- ]of[- ]the[- ]art',
  'next[- ]level',
  'world[- ]class',
  'innovative',
  'synerg',
  'turnkey',
  'one-stop',
  'lorem ipsum',
]

it('content guide · no filler', () => {
  const found = texts.filter(({ text }) => new RegExp(`\\b(${filler.join('|')})`, 'i').test(text))
  expect(found.map(({ file, at }) => `${file}${at}`)).toEqual([])
})

it('content guide · a sentence of twelve words or more stands once, one of eight at most twice', () => {
  const seen = new Map<string, string[]>()
  const repeated: string[] = []
  for (const { file, at, text } of texts) {
    if (/\.alt$|\.sources/.test(at)) continue
    for (const sentence of text.split(/(?<=[.!?])\s+/)) {
      if (countWords(sentence) < 8) continue
      const before = seen.get(sentence) ?? []
      if (before.length >= (countWords(sentence) < 12 ? 2 : 1))
        repeated.push(`${file}${at} repeats ${before.join(', ')}: ${sentence}`)
      seen.set(sentence, [...before, `${file}${at}`])
    }
  }
  expect(repeated).toEqual([])
})

it('content guide · no straight quotation marks in prose', () => {
  // The 404 page is left out, because spec.md gives its text with a straight apostrophe.
  const found = texts.filter(
    ({ file, text }) => file !== 'content/pages/not-found.yaml' && /\w'\w|(^|\s)"\w/.test(text),
  )
  expect(found.map(({ file, at }) => `${file}${at}`)).toEqual([])
})

it('a page has at most one heading that a clause in grey continues', () => {
  const pages = texts.flatMap(({ file, at }) =>
    file.startsWith('content/pages/') && at.endsWith('.continuation') ? [file] : [],
  )
  expect(pages).not.toEqual([])
  expect(pages.filter((file, index) => pages.indexOf(file) !== index)).toEqual([])
})

const groups = copy.folder('faq')
it('content guide · sixty questions or more in four groups, each with a source and a date', () => {
  expect(groups).toHaveLength(4)
  expect(groups.flatMap(({ entries }) => entries).length).toBeGreaterThanOrEqual(60)
})

it('§2 technologies and tools · shows four protocols', () =>
  expect(copy.page('technologies-tools').protocols.items).toHaveLength(4))

/**
 * Maximum number of words in all the engineers' questions: names, leads, questions, answers and
 * titles of sources.
 */
const questionWords = 5500
it(`content guide · the engineers' questions have at most ${questionWords} words`, () => {
  const shown = groups.map(({ name, lead, entries }) => [
    name,
    lead,
    entries.map(({ question, answer, sources }) => [
      question,
      answer,
      sources.map(({ title }) => title),
    ]),
  ])
  const words = textsOf(shown).reduce((sum, { text }) => sum + countWords(text), 0)
  console.info(`${words} words in the engineers' questions`)
  expect(words).toBeLessThanOrEqual(questionWords)
})
