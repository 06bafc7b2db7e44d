import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BlockView } from './ReadingText.tsx'

const render = (block: Parameters<typeof BlockView>[0]['block']) =>
  renderToStaticMarkup(<BlockView block={block} />).replaceAll(/ class="[^"]*"/g, '')

it('sets a quotation apart, with who says it if a name is given', () => {
  const quotation = { text: 'It _never_ stopped.', name: 'Ada Obi', role: 'Farmer' }
  expect(render({ quotation })).toContain(
    '<figure><blockquote><p>“It <em>never</em> stopped.”</p></blockquote><figcaption><b>Ada Obi</b><span>, Farmer</span></figcaption></figure>',
  )
  expect(render({ quotation: { text: 'So it is.' } })).not.toContain('figcaption')
})

it('sets a paragraph apart that is one quotation, and no other', () => {
  expect(render({ paragraph: '""It never stopped.""' })).toContain(
    '<blockquote><p>“It never stopped.”</p></blockquote>',
  )
  expect(render({ paragraph: 'She says ""it stopped"".' })).not.toContain('blockquote')
})
