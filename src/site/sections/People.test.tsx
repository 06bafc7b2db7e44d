import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ShownPerson } from '#src/content/evidence.ts'
import { People } from './People.tsx'

const person = (name: string, photograph?: ShownPerson['photograph']): ShownPerson => ({
  ...{ id: name, name, role: 'Engineer', answersContact: true, photograph },
})
const html = (...people: ShownPerson[]) => renderToStaticMarkup(<People people={people} />)

it('shows initials in place of a portrait only beside portraits of others', () => {
  const portrait = { src: '/ada.webp', width: 72, height: 72, sources: [] }
  expect(html(person('Ada Obi'), person('Bayo Eze'))).not.toContain('>BE<')
  expect(html(person('Ada Obi', { picture: portrait, alt: 'Ada' }), person('Bayo Eze'))).toContain(
    '>BE<',
  )
})
