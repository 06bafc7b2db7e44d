import { globSync, readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { pathsOf } from '#src/editing/workspace.ts'
import { createPauses, judgeInSlices, readInSlices } from './pauses.ts'

it('lets others go first after each text that it reads, of files and drafts', async () => {
  const drafts = new Map([
    ['content/articles/made.yaml', 'title: Made\n'],
    ['content/articles/gone.yaml', null],
  ])
  const workspace = { root: '.', published: new Map(), drafts }
  let pauses = 0
  await readInSlices(workspace, async () => {
    pauses++
  })
  expect(pathsOf(workspace)).toEqual(expect.arrayContaining([...drafts.keys()]))
  expect(pauses).toBe(pathsOf(workspace).length)
})

it('lets others go first after each entry that it judges, once, also beside drafts with faults', async () => {
  const [article = ''] = globSync('content/articles/*.yaml')
  const copies = Array.from(
    { length: 30 },
    (_, n) => [`content/articles/copy-${n}.yaml`, readFileSync(article, 'utf8')] as const,
  )
  const drafts = new Map([...copies, ['content/company.json', '{}']])
  const workspace = { root: '.', published: new Map(), drafts }
  let pauses = 0
  const judge = () =>
    judgeInSlices(workspace, { asOf: '2026-11-27', held: [] }, async () => {
      pauses++
    })
  await judge()
  const first = pauses
  expect(first).toBeGreaterThan(drafts.size + 2 * pathsOf(workspace).length)
  await judge()
  expect(pauses - first).toBe(drafts.size)
})

it('leaves others many turns between two slices, because an answer takes several', async () => {
  let isAnswered = false
  const answer = async () => {
    for (let turn = 0; turn < 10; turn++) await setImmediate()
    isAnswered = true
  }
  const pause = createPauses(0)
  const answered = answer()
  await pause()
  expect(isAnswered).toBe(true)
  await answered
})
