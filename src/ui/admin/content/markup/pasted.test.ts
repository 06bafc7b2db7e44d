import { expect, it } from 'vitest'
import { asOneText, putIntoSections, readPasted, readPlain } from './pasted.ts'
import { readHtml } from './pasted-html.ts'

const page = readHtml(`<!--StartFragment--><b style='font-weight:normal'><h2>The <b>night</b></h2>
<p>It runs <span style='color:red; font-weight: 700'>all night </span>and <a title="x" href="https://a.example/x">says so</a>.<img src=x></p>
<ul><li><p>One</p></li>
<li>Two <i>here</i></ul><div>Last* &amp; &lt;b&gt;<br><a href="javascript:alert(1)">press</a></div><style>p > b {}</style></b>`)

it('keeps headings, bold words, links and lists, and says what it leaves out', () =>
  expect(readPasted(page, true)).toEqual({
    pieces: [
      { heading: 'The night' },
      { paragraph: 'It runs **all night** and [says so](https://a.example/x).' },
      { list: ['One', 'Two here'] },
      { paragraph: 'Last & <b>' },
      { paragraph: 'press' },
    ],
    leftOut: ['pictures', 'italics', 'characters that would become formatting', 'links'],
  }))

it('makes one plain text for a field that takes no more', () => {
  const { text, leftOut } = asOneText(readPasted(page, false))
  expect(text).toBe('The night It runs all night and says so. One Two here Last* & <b> press')
  expect(leftOut).toEqual([
    'bold',
    'links',
    'pictures',
    'italics',
    'lists',
    'headings',
    'paragraphs',
  ])
  expect(readPlain('a\nb\n\n c ').pieces).toEqual([{ paragraph: 'a b' }, { paragraph: 'c' }])
})

const section = (heading: string, ...texts: string[]) => ({
  id: heading,
  heading,
  blocks: texts.map((paragraph) => ({ paragraph })),
})
it.each([
  ['in the place of an empty block', ['a', '', 'b'], 1],
  ['behind one with a text', ['a', 'b'], 0],
])('puts them %s, a heading with a section of its own', (_, texts, at) => {
  const found = putIntoSections(
    [section('one', ...texts), section('two', 'c')],
    [0, at],
    [{ heading: 'Night' }, { paragraph: 'text' }],
  )
  const shown = found.map((one) => JSON.parse(JSON.stringify(one)) as ReturnType<typeof section>)
  const lines = shown.map(({ id, blocks }) =>
    [id, ...blocks.map(({ paragraph }) => paragraph)].join(' '),
  )
  expect(lines).toEqual(['one a', 'night text b', 'two c'])
})

it.each([
  '<p',
  '</b></i>text',
  '<a href="x',
  '<li>a<li>b',
  '<!-- ',
  '&#x110000;&nope;',
  '<script>if (a < b)',
])('reads %s whatever it is', (html) => expect(readHtml(html)).toMatchObject({ tag: 'body' }))
