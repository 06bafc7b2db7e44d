import { expect, it } from 'vitest'
import { splitFeature } from './feature.ts'

it.each([
  ['Range: up to 30 m', 'Range', 'up to 30 m'],
  ['Timed codes: from 14:00 to 11:00', 'Timed codes', 'from 14:00 to 11:00'],
  ['No label here', '', 'No label here'],
])('§2 product · "%s" is split at the first colon', (line, label, text) => expect(splitFeature(line)).toEqual({ label, text }))
