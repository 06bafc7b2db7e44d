import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { FieldPath } from '#src/contracts/content/content.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import type { PublishedEntry } from '../database/content/content-entries.ts'
import { layOver } from './lay-over.ts'

const file = 'content/products/lock.yaml'
const root = temporaryFolder()
mkdirSync(path.join(root, path.dirname(file)), { recursive: true })

/** A product: its amount, which an editor publishes, and its name, which engineers change. */
const text = (amount: number, name = 'Lock') => `amount: ${amount}\nname: ${name}\n`

type Stored = { own: string; base: string | null; merged?: string | null }

const facts = {
  path: file,
  picture: null,
  editor: 'Ada',
  published_at: 1,
  width: null,
  height: null,
}

/**
 * Simulates a program start with this file.
 * @returns the shown text (null: the file's), fields changed in row and file, and the new row
 */
function start({ own, base, merged = null }: Stored, inFile: string) {
  writeFileSync(path.join(root, file), inFile)
  const row: PublishedEntry = { ...facts, text: own, base, merged }
  const { overlay, conflicts, updates } = layOver(root, [row])
  const after = { ...row, ...updates[0]?.change }
  return {
    shown: overlay.get(file) ?? null,
    conflicts: conflicts[0]?.fields ?? [],
    row: { own: after.text ?? '', base: after.base, merged: after.merged },
  }
}

const [v120, v170, v175] = [text(120), text(170), text(175)]
const [renamed120, renamed170, renamed175] = [
  text(120, 'Door Lock'),
  text(170, 'Door Lock'),
  text(175, 'Door Lock'),
]
const amount: FieldPath[] = [['amount']]

type Expected = { shown: string | null; conflicts?: FieldPath[]; row?: Stored }
/**
 * What an editor published over the file, what the file says too since then, and what was published
 * once more over that.
 */
const published = { own: v170, base: v120 }
const merged = { ...published, merged: v170 }
const publishedAgain = { ...merged, own: v175 }
const table: [what: string, row: Stored, file: string, expected: Expected][] = [
  ['the file it was published over: it is shown', published, v120, { shown: v170 }],
  [
    'a file with another change: joined, and published over that file from then on',
    published,
    renamed120,
    { shown: renamed170, row: { own: renamed170, base: renamed120 } },
  ],
  [
    'a file that changes the same field: a conflict',
    published,
    v175,
    { shown: v170, conflicts: amount },
  ],
  ['a file that says it: marked as merged', published, v170, { shown: null, row: merged }],
  [
    'a file that says it and something else: the row takes that too',
    published,
    renamed170,
    { shown: null, row: { own: renamed170, base: v120, merged: renamed170 } },
  ],
  ['merged, and the same file', merged, v170, { shown: null }],
  ['merged, and a later file with another change', merged, renamed170, { shown: null }],
  ['merged, and a later file that changes the same field', merged, v175, { shown: null }],
  [
    'merged, and a later file that sets it back',
    { own: renamed170, base: v120, merged: renamed170 },
    renamed120,
    { shown: null },
  ],
  [
    'merged, and the version before again: it is shown, and has to be merged anew',
    merged,
    v120,
    { shown: v170, row: published },
  ],
  [
    'published once more over the merged file: that is its base from the next start on',
    publishedAgain,
    v170,
    { shown: v175, row: { own: v175, base: v170 } },
  ],
  [
    'published once more, and a later file with another change',
    publishedAgain,
    renamed170,
    { shown: renamed175, row: { own: renamed175, base: renamed170 } },
  ],
  [
    'published once more, and the version before again',
    publishedAgain,
    v120,
    { shown: v175, row: { own: v175, base: v120 } },
  ],
  [
    'an entry made by an editor, of which there is a file by now',
    { own: v170, base: null },
    v120,
    { shown: v170, conflicts: [[]] },
  ],
]

it.each(table)(
  'a published text, and %s',
  (_, row, inFile, { shown, conflicts = [], row: after = row }) =>
    expect(start(row, inFile)).toEqual({ shown, conflicts, row: { merged: null, ...after } }),
)
