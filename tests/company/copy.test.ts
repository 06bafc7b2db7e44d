import { expect, it } from 'vitest'
import { currentCopy } from '#src/content/snapshot/copy.ts'

it('§2 technologies and tools · shows four protocols', () =>
  expect(currentCopy().page('technologies-tools').protocols.items).toHaveLength(4))
