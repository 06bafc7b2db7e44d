import { describe, expect, it } from 'vitest'
import { readMarks, withoutMarks, writeLinkMark } from './marks.ts'

describe('the marks of a text', () => {
  it.each([
    ['a **lock** here', ['a ', { kind: 'bold', children: ['lock'] }, ' here']],
    ['run `npm **x**`', ['run ', { kind: 'code', text: 'npm **x**' }]],
    [
      '(_so_, _we_)',
      ['(', { kind: 'italic', children: ['so'] }, ', ', { kind: 'italic', children: ['we'] }, ')'],
    ],
    [
      'a ""**b** _c_""',
      [
        'a ',
        {
          kind: 'quotation',
          children: [{ kind: 'bold', children: ['b'] }, ' ', { kind: 'italic', children: ['c'] }],
        },
      ],
    ],
    [
      'see [the **lock**](/products)',
      [
        'see ',
        {
          kind: 'link',
          href: '/products',
          children: ['the ', { kind: 'bold', children: ['lock'] }],
        },
      ],
    ],
    [
      '**[all](/a)**',
      [{ kind: 'bold', children: [{ kind: 'link', href: '/a', children: ['all'] }] }],
    ],
    [
      '[Lagos](https://a.example/Lagos_(state)).',
      [{ kind: 'link', href: 'https://a.example/Lagos_(state)', children: ['Lagos'] }, '.'],
    ],
  ])('%s', (text, nodes) => expect(readMarks(text)).toEqual(nodes))

  it.each([
    'snake_case_name and __init__.py',
    'É_a_ _a_b _ a _ "" a "" 5" x 7"',
    '~~x~~ ==x== *x*',
    String.raw`C:\_new \*x\*`,
    '![x](https://a.example/x.png)',
    'Wow![x](/y)',
    '[x](javascript:alert(1))',
    '[x][y] [z]: /a <https://a.example>',
    '[a](/b "title") [](/b) [a]()',
    '** x ** ` 2 * 3 ** 4',
    '# no heading\n- no list',
    '&mdash; &lt; 😀 👩‍🔧',
  ])('what is no mark stays letters: %s', (text) => expect(readMarks(text)).toEqual([text]))
})

it('the words of a text have no marks', () =>
  expect(withoutMarks('a **lock**, `code` and [all](/a) _of_ ""them""')).toBe(
    'a lock, code and all of “them”',
  ))

it('a link is written so that it is read again', () =>
  expect(readMarks(writeLinkMark(' Report [PDF] ', ' https://a.example/b (c) '))).toEqual([
    { kind: 'link', href: 'https://a.example/b%20%28c%29', children: ['Report (PDF)'] },
  ]))
