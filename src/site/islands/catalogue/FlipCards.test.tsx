import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FlipCards } from './FlipCards.tsx'

const card = {
  front: 'Rules run on site',
  note: 'and keep running.',
  backHeading: 'The fan starts',
  back: 'Within a second.',
  fact: 'See the sensor',
  drawing: 'cloud',
} as const

it('shows the words of a link only while there is something to see', () => {
  const shown = (href?: string) =>
    renderToStaticMarkup(
      <FlipCards cards={[{ ...card, ...(href && { href }) }]} turn="{card}: turn the card" />,
    )
  expect(shown('/product/19')).toContain('<a href="/product/19">See the sensor</a>')
  expect(shown()).not.toContain('See the sensor')
})
