import { expect, it } from 'vitest'
import { showSuggestion } from './suggestion.ts'

it.each([
  [
    '<aside class="a" data-region-suggestion="true" hidden="">x</aside><p hidden>',
    '<aside class="a" data-region-suggestion="true">x</aside><p hidden>',
  ],
  ['<p hidden=""></p><aside hidden data-region-suggestion>x', '<p hidden=""></p><aside data-region-suggestion>x'],
  ['<p hidden>no suggestion</p>', '<p hidden>no suggestion</p>'],
])('shows that element alone in %s', (html, shown) => expect(showSuggestion(html)).toBe(shown))
