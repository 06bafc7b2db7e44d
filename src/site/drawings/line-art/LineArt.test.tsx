import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { diagram, fittingStep } from '#src/content/schemas/drawings.ts'
import { words } from '#src/content/words/words.ts'
import { drawDiagram } from '../draw-diagram.tsx'
import { lineDrawings } from './line-drawings.ts'

const draw = (name: string) =>
  renderToStaticMarkup(drawDiagram(diagram.or(fittingStep).parse(name)))

describe.each(Object.entries(lineDrawings))('the line drawing %s', (name, art) => {
  it('is one picture with its own name', () => {
    expect(draw(name).match(/role="img" aria-label="[^"]{30,}"/g)).toHaveLength(1)
    expect(
      Object.values(words().drawings.people).filter((label) => draw(name).includes(label)),
    ).toHaveLength(1)
  })

  it('has a colour for each of its areas, our device among them', () => {
    const areas = Object.keys(art.fills)
    expect(areas).toContain('mint')
    expect(draw(name).match(/<path [^>]*fill="var\(--[\w-]+\)"/g)).toHaveLength(areas.length)
  })
})
