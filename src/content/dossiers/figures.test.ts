import { expect, it } from 'vitest'
import { chargeLeft, figureTokens, gatewayDraw, hoursAt } from './figures.ts'

it('adds up what the gateway does without mains', () => {
  expect(hoursAt(gatewayDraw().sending)).toBeLessThan(hoursAt(gatewayDraw().connected))
  expect(hoursAt(gatewayDraw().connected)).toBeLessThan(hoursAt(gatewayDraw().waking))
  expect(chargeLeft(gatewayDraw().connected, hoursAt(gatewayDraw().connected) / 2)).toBeCloseTo(50)
  expect(chargeLeft(gatewayDraw().sending, 100)).toBe(0)
})

it('writes figures as a text of the locale writes them', () => {
  const figures = figureTokens('en-GB')
  expect(figures.hoursConnected).toMatch(/^\d+\.\d$/)
  expect(figures.storedReadings).toMatch(/^\d{1,3}(,\d{3})*$/)
})
