import { expect, it } from 'vitest'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { findWordsIn, searchSources } from './find-texts.server.ts'
import { plainWords } from './find-words.ts'
import { valueAt } from './value-at.ts'
import { readSources } from './workspace.server.ts'

const workspace = { root: '.', published: new Map(), drafts: new Map() }
const home = 'content/pages/home.yaml'

it('finds words that are said instead of a text where that text is', () => {
  const readValue = (wanted: string) =>
    readSources(workspace).find(({ path }) => path === wanted)?.value ?? null
  const instead = valueAt(readValue('content/groups.json'), 'instead')
  const written = JSON.stringify(readValue(home))
  const replaced = (Array.isArray(instead) ? instead : [])
    .filter(isRecord)
    .find(({ text }) => written.includes(String(text)))
  expect(findWordsIn(workspace, [plainWords(String(replaced?.['instead']))], {})).toMatchObject([
    { path: home },
  ])
})

it('finds a sentence as visitors read it, with a number, a name or a product in it', () => {
  const found = (words: string) =>
    searchSources(workspace, words, {}).found.map(({ path, field }) => `${path} ${field.join('.')}`)
  expect(found('5 fields need another look')).toEqual(['content/words/forms.yaml faulty.other'])
  expect(found('Phone rings: Mains lost.')).toEqual(['content/instrument.json events.alarm-sent'])
  expect(found('Next product: Gateway')).toEqual(['content/words/products.yaml after'])
  expect(found('smart banana')).toEqual([])
})
