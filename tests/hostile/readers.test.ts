import { expect, it } from 'vitest'
import { readersOfPasted } from '../../bench/inputs/inputs-of-editors.ts'
import { readersOfVisitors } from '../../bench/inputs/inputs-of-visitors.ts'
import { repeated } from '../../bench/inputs/worst-texts.ts'

/**
 * Shapes that made a reader take more than time in proportion to its input: what it looks for
 * begins again and again, and never ends. A reader that hangs fails by the runner's time-out.
 */
const shapes = [
  ...['999\r\n\r\n', '0\r\n', '\u00ff\u0000', 'a@a.', ' @ ', '<a "', '<script', '<!--', '{a', '/*'],
  ...['%23', '%3f', '/0', '“1-', '] (', '1.1x', '; q=0', '\u0300', '\ud83d\u200d', '= ', '.1.'],
]
const room = 65_536
const texts = shapes.flatMap((shape) => [
  repeated(shape, room),
  repeated(shape, room, '\n\u0001'),
  repeated(shape, room).split('').reverse().join(''),
])

it.each([...readersOfVisitors, ...readersOfPasted].filter(({ readText }) => readText))(
  '$name: reads 64 KB of each hostile shape',
  async ({ readText }) => {
    const faults: unknown[] = []
    for (const text of texts)
      try {
        await readText?.(text)
      } catch (error) {
        if (!(error instanceof Error)) faults.push(error)
      }
    expect(faults).toEqual([])
  },
)
