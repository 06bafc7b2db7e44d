import { expect, it } from 'vitest'
import { searchSources } from './find-texts.server.ts'

const workspace = { root: '.', published: new Map(), drafts: new Map() }

it('finds a sentence as visitors read it, with a number, a name or a product in it', () => {
  const found = (words: string) =>
    searchSources(workspace, words, {}).found.map(({ path, field }) => `${path} ${field.join('.')}`)
  expect(found('5 fields need another look')).toEqual(['content/words/forms.yaml faulty.other'])
  expect(found('Phone rings: Mains lost.')).toEqual(['content/instrument.json events.alarm-sent'])
  expect(found('Next product: Gateway')).toEqual(['content/words/products.yaml after'])
  expect(found('smart banana')).toEqual([])
})
