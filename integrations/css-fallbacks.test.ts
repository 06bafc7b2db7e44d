import postcss from 'postcss'
import { expect, it } from 'vitest'
import { cssFallbacks } from './css-fallbacks.ts'

const written = (css: string) =>
  postcss([cssFallbacks()]).process(css, { from: undefined }).css.replace(/\s+/g, ' ')

it('asks for a newer value, and puts an older one before it', () => {
  expect(written('a { max-height: calc(100dvh - var(--header)); color: red }')).toBe(
    'a { max-height: calc(100vh - var(--header)); color: red; @supports (height: 1dvh) { max-height: calc(100dvh - var(--header)) } }',
  )
  expect(written('a { overflow: clip }')).toContain(
    'overflow: hidden; @supports (overflow: clip) { overflow: clip }',
  )
  expect(written('a { inset: 0.5lh auto }')).toContain('inset: 0.75em auto;')
})

it('treats a query within a rule like the rule', () => {
  expect(written('a { @media print { width: 1cqi; scale: 2 } }')).toBe(
    'a { @media print { width: 1vw; transform: scale(2); @supports (width: 1cqi) { width: 1cqi } } }',
  )
})

it('takes the first of two mixed colours', () => {
  expect(
    written('a { border: 1px solid color-mix(in oklab, var(--ink) 26%, transparent) }'),
  ).toContain('border: 1px solid var(--ink);')
  expect(written('a { color: color-mix(in oklab, currentColor 35%, var(--page)) }')).toContain(
    'color: currentColor;',
  )
})

it('asks once for what several declarations need, before what is nested', () => {
  expect(written('a { width: 1cqi; height: 2cqi; & b { color: red } }')).toBe(
    'a { width: 1vw; height: 2vw; @supports (width: 1cqi) { width: 1cqi; height: 2cqi } & b { color: red } }',
  )
})

it('hides the bar of what scrolls where its width is not known', () => {
  expect(written('a { scrollbar-width: none; color: red }')).toBe(
    'a { scrollbar-width: none; color: red; &::-webkit-scrollbar { display: none } }',
  )
  expect(written('a { scrollbar-width: thin }')).toBe('a { scrollbar-width: thin }')
})

it('joins single transforms in the order in which they apply', () => {
  expect(
    written(
      'a { scale: 0 1; rotate: y 180deg; translate: 8px calc(-1 * var(--up)); transition: translate 1s, scale 1s }',
    ),
  ).toBe(
    'a { transform: translate(8px, calc(-1 * var(--up))) rotateY(180deg) scale(0, 1); transition: transform 1s, transform 1s }',
  )
})

it('writes ranges of widths as bounds, and lets a narrow window stand in for a narrow container', () => {
  expect(written('@media (width < 720px) { a { color: red } }')).toBe(
    '@media (max-width: 719.98px) { a { color: red } }',
  )
  expect(written('@container name (width < 20rem) { a { color: red } }')).toBe(
    '@supports not (container-type: inline-size) { @media (max-width: 19.98rem) { a { color: red } } } @container name (width < 20rem) { a { color: red } }',
  )
  const wide = '@container (width >= 20rem) { a { color: red } }'
  expect(written(wide)).toBe(wide)
})
