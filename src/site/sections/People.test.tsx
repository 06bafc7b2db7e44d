import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ShownPerson } from '#src/content/evidence.ts'
import { People } from './People.tsx'

const person: ShownPerson = {
  id: 'ada-obi',
  name: 'Ada Obi',
  role: 'Engineer',
  answersContact: true,
  photograph: undefined,
}
const drawingsOf = (one: ShownPerson) =>
  renderToStaticMarkup(<People people={[one]} />).match(/<svg/g)?.length ?? 0

it('shows a drawing of somebody at work only for a person who has one', () => {
  expect(drawingsOf({ ...person, drawing: 'technician' })).toBe(1)
  expect(drawingsOf(person)).toBe(0)
})
