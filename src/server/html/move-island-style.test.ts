import { expect, it } from 'vitest'
import { moveIslandStyle } from './move-island-style.ts'

const style = '<style>astro-island,astro-slot{display:contents}</style>'

it('moves the style of islands into the head', () =>
  expect(moveIslandStyle(`<head><title>a</title></head><body>${style}<p>b</p></body>`)).toBe(
    `<head><title>a</title>${style}</head><body><p>b</p></body>`,
  ))
it.each(['<head></head><body><p>b</p></body>', `<head>${style}</head><body></body>`, '<p>part</p>'])('leaves %s as it is', (html) =>
  expect(moveIslandStyle(html)).toBe(html),
)
