import { expect, it } from 'vitest'
import { findMarkdown } from './find-markdown.ts'

const said = (lead: unknown, key = 'lead') =>
  findMarkdown([
    {
      ...{ collection: 'pages', id: 'about', file: 'content/pages/about.yaml' },
      ...{ data: { [key]: lead }, lineOf: () => 1 },
    },
  ]).map(({ message }) => message)

it.each(['## Why', 'First.\n# Why', '| a | b |', 'Prices:\n| a | b |\n| 1 | 2 |'])(
  'says of %j that readers see the signs',
  (text) => expect(said(text)).toEqual([expect.stringContaining('shows as it is typed')]),
)

it.each(['#7 is gone', 'a # b', '|x| is its size', 'C#', 'a | b'])('finds nothing in %j', (text) =>
  expect(said(text)).toEqual([]),
)

it('leaves a listing of code as it is', () =>
  expect(said({ caption: 'Start', text: '# a comment' }, 'code')).toEqual([]))
