import { expect, it } from 'vitest'
import { type MarkNode, readMarks } from '#src/contracts/content/marks.ts'
import { linksIn } from './links.ts'

const shown = (nodes: readonly MarkNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || node.kind === 'code') return []
    return [...(node.kind === 'link' ? [node.href] : []), ...shown(node.children)]
  })

// A link that visitors see and no check does could lead anywhere.
it.each([
  '[a](/b) and [c](/d#e)',
  '[a](https://example.com/wiki/Lagos_(state))',
  '[a](https://wa.me/1?text=(b)c(d))',
  '**[a](mailto:b(c)@example.com)**',
  '[a](tel:+234(0)1), ([b](/c))',
])('finds the links of %s', (value) => {
  const found = linksIn({ path: [], value })
  expect(found).not.toEqual([])
  expect(found).toEqual(shown(readMarks(value)))
})
