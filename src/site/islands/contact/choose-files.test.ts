import { expect, it } from 'vitest'
import { addFiles } from './choose-files.ts'

const file = (name: string, size = 1000, type = '') => ({ name, size, type })
const megabyte = 1024 * 1024

it('adds one choice to another, as a phone takes one picture at a time', () => {
  const first = addFiles([], [file('a.jpg')], [])
  expect(addFiles(first.files, [file('b.HEIC'), file('plan.dxf')], [])).toEqual({
    files: [file('a.jpg'), file('b.HEIC'), file('plan.dxf')],
    faults: [],
  })
})

it('takes a file by its type where its name says nothing', () =>
  expect(addFiles([], [file('image', 1, 'image/jpeg')], []).files).toHaveLength(1))

it('leaves out what was chosen already', () =>
  expect(addFiles([file('a.jpg')], [file('a.jpg')], []).files).toHaveLength(1))

it.each([
  ['another kind', [file('x.exe')], [], { is: 'type', name: 'x.exe', kind: 'program' }],
  ['an empty file', [file('x.pdf', 0)], [], { is: 'empty', name: 'x.pdf' }],
  ['the sixth', Array.from({ length: 6 }, (_, n) => file(`${n}.pdf`)), [], { is: 'count' }],
  [
    'one beside five that are kept',
    [file('x.pdf')],
    Array.from({ length: 5 }, (_, n) => file(`${n}.pdf`)),
    { is: 'count' },
  ],
  ['too many bytes', [file('x.pdf', 21 * megabyte)], [], { is: 'bytes' }],
  [
    'too many bytes with what is kept',
    [file('x.pdf', 11 * megabyte)],
    [file('y.pdf', 10 * megabyte)],
    { is: 'bytes' },
  ],
])('says why it leaves out %s', (_, added, kept, fault) => {
  const { files, faults } = addFiles([], added, kept)
  expect(faults).toEqual([fault])
  expect(files).toHaveLength(added.length - 1)
})
