import { expect, it } from 'vitest'
import { nestPoints } from './nest-points.ts'

it('an inset point stands below the one before it', () =>
  expect(nestPoints(['Doors', { inset: 'Wood' }, { inset: 'Steel' }, 'Gates'])).toEqual([
    { text: 'Doors', below: ['Wood', 'Steel'] },
    { text: 'Gates', below: [] },
  ]))

it('an inset point at the beginning is a point', () =>
  expect(nestPoints([{ inset: 'Wood' }, { inset: 'Steel' }])).toEqual([
    { text: 'Wood', below: ['Steel'] },
  ]))
