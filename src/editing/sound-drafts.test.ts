import { expect, it } from 'vitest'
import { withSoundDrafts } from './sound-drafts.ts'
import type { Workspace } from './workspace.ts'

const workspaceOf = (...paths: string[]): Workspace => ({
  root: '.',
  published: new Map(),
  drafts: new Map(paths.map((path) => [path, 'title: Drafted'])),
})
const [about, nfc, lock, company] = [
  'content/pages/about.yaml',
  'content/pages/nfc.yaml',
  'content/products/smart-lock.yaml',
  'content/company.json',
]
const draftsIn = ({ drafts }: Workspace) => [...drafts.keys()]

it('leaves out settings with a fault, and no other draft', () => {
  const { sound, unsound, result } = withSoundDrafts(workspaceOf(company, lock), draftsIn)
  expect([draftsIn(sound), result]).toEqual([[lock], [lock]])
  expect(new Set(unsound.map(({ file }) => file))).toEqual(new Set([company]))
})

it('leaves out the drafts with which something throws, and names why', () => {
  const { unsound, result } = withSoundDrafts(workspaceOf(about, nfc, lock), (workspace) => {
    if (workspace.drafts.has(nfc)) throw new RangeError('no such locale')
    return draftsIn(workspace)
  })
  expect(result).toEqual([about, lock])
  expect(unsound).toMatchObject([
    { file: nfc, path: [], message: expect.stringContaining('no such locale') },
  ])
})

it('leaves out all drafts where none of them throws alone', () => {
  const { unsound, result } = withSoundDrafts(workspaceOf(about, nfc), (workspace) => {
    if (workspace.drafts.size === 2) throw new Error('too many')
    return draftsIn(workspace)
  })
  expect(result).toEqual([])
  expect(unsound.map(({ file }) => file)).toEqual([about, nfc])
})

it('throws what is thrown without any draft', () => {
  const fail = () => {
    throw new Error('the files are gone')
  }
  expect(() => withSoundDrafts(workspaceOf(about), fail)).toThrow('the files are gone')
})
