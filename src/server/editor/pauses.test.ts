import { expect, it } from 'vitest'
import { pathsOf } from '#src/editing/workspace.ts'
import { readInSlices } from './pauses.ts'

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
