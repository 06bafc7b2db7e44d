import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Text } from '#src/ui/base/Text.tsx'
import { fillTokens } from '../tokens.ts'
import { leadsElsewhere, outwardLinks } from './outward-links.ts'

it.each([
  ['/about', false],
  ['/about?to=https://elsewhere.example#https://elsewhere.example', false],
  ['#part', false],
  ['//elsewhere.example', true],
  ['/\\elsewhere.example', true],
  ['/\t/elsewhere.example', true],
  ['https://elsewhere.example', true],
  ['https:elsewhere.example', true],
  ['tel:+2348000000000', true],
  ['/{name}', true],
])('whether %j leads elsewhere: %s', (href, is) => expect(leadsElsewhere(href)).toBe(is))

describe('links of a text that lead out of the site', () => {
  const target = 'https://e.example'
  const spellings = [
    ...[
      `[a](${target})`,
      `[a](${target} "title")`,
      `[a](<${target}>)`,
      `[a]( ${target} )`,
      `[a](\n${target})`,
      `![a](${target})`,
    ],
    ...[
      `<${target}>`,
      '<HTTPS://e.example>',
      '<me@e.example>',
      `[a][r]\n\n[r]: ${target}`,
      `[r]: ${target}\n\n[a][r]`,
      '[x]: //e.example',
    ],
    ...[
      '[a](//e.example)',
      '[a](/\\e.example)',
      '[a](&#47;&#47;e.example)',
      '[a](&sol;/e.example)',
      '[a](\\/\\/e.example)',
    ],
    ...[
      '[a](mailto:a@e.example)',
      '[a](tel:+234800)',
      '[a](ftp://e.example)',
      `[a](${target}/(b))`,
      `[a\\](x)](${target})`,
    ],
    ...[
      `[**a**](${target})`,
      `[\`a](/b)\`](${target})`,
      '[a](<//e.example> "t")',
      `[a[b]](${target})`,
      `[](${target})`,
    ],
    ...[`[a](/b "t [c](${target})`, `[a](/b)[c](${target})`, '[a](  \t//e.example)'],
    // The token `{gone}` has an empty value.
    ...[
      `[a]{gone}(${target})`,
      '[a](/{gone}/e.example)',
      `<{gone}${target}>`,
      `[a](/b){gone}[c]{gone}(${target})`,
    ],
  ]
  const rendered = (text: string) => {
    const { text: filled } = fillTokens(text, (name) => (name === 'gone' ? '' : undefined))
    const html = renderToStaticMarkup(<Text>{filled}</Text>)
    return [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, href = '']) => href)
  }
  const origin = 'https://site.example'
  const leadsOut = (href: string) => new URL(href, origin).origin !== origin

  it('are found in every spelling of which the page makes one', () => {
    const missed = spellings.filter((text) => outwardLinks(['paragraph'], text).length === 0)
    expect(missed).toEqual([])
    expect(spellings.filter((text) => rendered(text).some(leadsOut)).length).toBeGreaterThan(10)
  })

  it('are not seen in texts and links of the site', () => {
    const texts = [
      ...[
        'Plain words (and more), 12 < 13 > 11, a@b.example',
        'https://e.example is text',
        '`code`',
        '**bold**',
      ],
      ...[
        '[a](/b)',
        '[a](/b?c=1&d=2#e)',
        '[a](#part)',
        '[a](/)',
        '[a](/b "title")',
        'Ask {name} at {email}',
        '{warrantyPage} says so',
      ],
    ]
    for (const text of texts) expect([text, outwardLinks(['paragraph'], text)]).toEqual([text, []])
    for (const text of texts) expect([text, rendered(text).filter(leadsOut)]).toEqual([text, []])
  })

  it('are not made of a text and the value of its token, of which neither has one', () => {
    const split = [
      ...[
        ['[a]{t}', `(${target})`],
        [`{t}(${target})`, '[a]'],
        [`{t}(${target})`, '[b](/b) [a]'],
        [`[a{t}(${target})`, ']'],
      ],
      ...[
        [`[a]{t}${target})`, '('],
        [`[a][r]\n\n[r]{t} ${target}`, ':'],
        [`[a][r]\n\n[r{t}: ${target}`, ']'],
        [`<${target}{t}`, '>'],
      ],
    ]
    for (const [text = '', t = ''] of split) {
      const apart = [text, t].flatMap((one) => outwardLinks(['paragraph'], one))
      expect([text, apart]).toEqual([text, []])
      const { text: filled } = fillTokens(text, () => t)
      const html = renderToStaticMarkup(<Text>{filled}</Text>)
      expect([
        text,
        [...html.matchAll(/ href="([^"]*)"/g)].filter(([, href = '']) => leadsOut(href)),
      ]).toEqual([text, []])
    }
    expect(fillTokens('{t}.', () => '[all prices](/prices) of <us>').text).toBe(
      '[all prices](/prices) of us.',
    )
  })

  it('are found in texts that are hard to read', () => {
    // With time quadratic in the length, this would take an hour.
    const length = 1_000_000
    const worst = ['](', '<', '<:', '{', '](/a ', ']: ', '[a](', '<a>', '\\', '](<'].map((part) =>
      part.repeat(length / part.length),
    )
    const link = ' [us](https://us.example) '
    for (const text of worst) expect(outwardLinks(['paragraph'], link + text)).not.toEqual([])
  })
})
