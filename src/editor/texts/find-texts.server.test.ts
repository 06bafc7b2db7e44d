import { expect, it } from 'vitest'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { findWordsIn } from './find-texts.server.ts'
import { valueAt } from './value-at.ts'
import { plainWords } from './words.ts'
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
