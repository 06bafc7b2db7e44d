import { expect, it } from 'vitest'
import { checkContent } from '#src/content/check/check-content.ts'
import { checkInLanguage } from '#src/content/check/check-in-language.ts'
import {
  baseNames,
  deliveredNames,
  deliveredText,
  layerOf,
} from '#src/content/reading/delivered.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'

it.each(baseNames)('the delivered base %s has no fault', (base) => {
  const { problems } = checkContent('.', '2026-11-30', layerOf('.', base))
  expect(problems.map(describeProblem)).toEqual([])
})

it.each(baseNames)('the French texts of the base %s have no fault', (base) => {
  const { faults } = checkInLanguage('.', '2026-11-30', layerOf('.', base), { language: 'fr' })
  expect(faults.map(describeProblem)).toEqual([])
})

it.each(baseNames)('each name of the base %s has a delivered text', (base) => {
  const names = deliveredNames('.', base)
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => deliveredText('.', name, base) === null)).toEqual([])
})

it('the layer of the plain base hides what only the example has', () => {
  const layer = layerOf('.', 'plain')
  expect(layer.get('content/pages/edge-gateway.yaml')).toBeNull()
  expect(layer.get('content/pages/contact.yaml')).toEqual(expect.any(String))
  expect(layer.has('content/words/site.yaml')).toBe(false)
  expect(layerOf('.', 'example').size).toBe(0)
})
