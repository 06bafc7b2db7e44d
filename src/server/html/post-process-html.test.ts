import { expect, it } from 'vitest'
import { withNonBreaking } from './post-process-html.ts'

const wifi = 'Wi-\u2060Fi'

it.each([
  ['text, and no attribute', '<a title="Wi-Fi > 5 V" href="/Wi-Fi">Wi-Fi</a>', `<a title="Wi-Fi > 5 V" href="/Wi-Fi">${wifi}</a>`],
  ['a figure and its unit', '<p>868 MHz</p>', '<p>868\u00a0MHz</p>'],
  ['no script', '<script type="application/ld+json">{"a":"Wi-Fi <p>"}</script><p>Wi-Fi</p>', null],
  ['no comment', '<!-- Wi-Fi <code> --><p>Wi-Fi</p>', null],
  ['no code and no drawing', '<svg><title>Wi-Fi</title><text>Wi-Fi</text></svg><code>Wi-Fi</code><p>Wi-Fi</p>', null],
  ['nothing of an island', '<astro-island props="{&quot;a&quot;:&quot;Wi-Fi&quot;}"><b>Wi-Fi</b></astro-island><p>Wi-Fi</p>', null],
  [
    'what is slotted into an island',
    '<astro-island><b>Wi-Fi</b><astro-slot><svg><g/></svg><i>Wi-Fi</i></astro-slot><b>Wi-Fi</b></astro-island>',
    `<astro-island><b>Wi-Fi</b><astro-slot><svg><g/></svg><i>${wifi}</i></astro-slot><b>Wi-Fi</b></astro-island>`,
  ],
])('treats %s', (_, html, expected) => {
  // Where nothing is given, only the paragraph at the end changes.
  expect(withNonBreaking(html)).toBe(expected ?? html.replace('<p>Wi-Fi</p>', `<p>${wifi}</p>`))
})
