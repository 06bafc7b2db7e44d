import { expect, it } from 'vitest'
import { deviceFacts, settings } from '../settings/settings.ts'
import { chargeLeft, figureTokens, gatewayDraw, hoursAt } from './figures.ts'

const facts = deviceFacts()
const draw = gatewayDraw(facts)

it('adds up what the gateway does without mains', () => {
  expect(hoursAt(draw.sending, facts)).toBeLessThan(hoursAt(draw.connected, facts))
  expect(hoursAt(draw.connected, facts)).toBeLessThan(hoursAt(draw.waking, facts))
  expect(chargeLeft(draw.connected, hoursAt(draw.connected, facts) / 2, facts)).toBeCloseTo(50)
  expect(chargeLeft(draw.sending, 100, facts)).toBe(0)
})

it('writes figures as a text of the locale writes them', () => {
  const figures = figureTokens(facts, 'en-GB', settings().phrases)
  expect(figures.hoursConnected).toMatch(/^\d+\.\d$/)
  expect(figures.storedReadings).toMatch(/^\d{1,3}(,\d{3})*$/)
})
