import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { Changes } from './publisher.ts'
import { isEdited, readStaged, stageChanges } from './staged-changes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'staged-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('keeps texts, pictures and deletions apart', async () => {
  const picture = Uint8Array.from([137, 80, 78, 71, 0, 255])
  const changes: Changes = new Map<string, string | Uint8Array | null>([
    ['content/pages/about.yaml', 'heading: ìsopọ̀\n'],
    ['src/assets/pictures/products/new/front.webp', picture],
    ['content/articles/old.yaml', null],
  ])
  await stageChanges(path.join(folder, 'one'), changes)
  const { written, deleted, contentOf } = await readStaged(path.join(folder, 'one'))
  expect({ written, deleted }).toEqual({
    written: ['content/pages/about.yaml', 'src/assets/pictures/products/new/front.webp'],
    deleted: ['content/articles/old.yaml'],
  })
  expect((await contentOf('content/pages/about.yaml')).toString()).toBe('heading: ìsopọ̀\n')
  expect([...(await contentOf('src/assets/pictures/products/new/front.webp'))]).toEqual([...picture])
})

it.each([
  '../outside.yaml',
  'content/../package.json',
  'content/./pages/about.yaml',
  '/content/pages/about.yaml',
  'content\\pages.yaml',
  'src/server/main.ts',
  'contents/pages/about.yaml',
  'content',
])('takes no file outside the content: %s', async (file) => {
  expect(isEdited(file)).toBe(false)
  await expect(stageChanges(path.join(folder, 'two'), new Map([[file, 'x']]))).rejects.toThrow('is not a file of the content')
})
