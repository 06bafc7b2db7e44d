import { expect, it } from 'vitest'
import { readTextsOf } from '#src/content/derived/read-texts.ts'
import { layerOf } from '#src/content/reading/delivered.ts'

/** Whether visitors of a delivered site read a text. */
const isReadIn = (base: 'example' | 'plain', name: string, path: string[]) => {
  const { files, isRead } = readTextsOf({ root: '.', overlay: layerOf('.', base) })
  const file = files.find(({ source }) => source.file === `content/words/${name}.yaml`)
  if (!file) throw new Error(`No words ${name}`)
  return isRead(file, path)
}

it.each([
  ['power-cut', ['offlineInvitation'], false],
  ['drawings', ['gatewayArchitecture', 'shows'], false],
  ['drawings', ['letter', 'shows'], true],
  ['drawings', ['retentionTimes', 'shows'], true],
  ['forms', ['fields', 'name'], true],
])('a plain site reads %s, %s: %s; the example reads it', (name, path, isRead) => {
  expect([isReadIn('plain', name, path), isReadIn('example', name, path)]).toEqual([isRead, true])
})
