import { expect, it } from 'vitest'
import { gateway } from '../../tests/site-model/example-site.ts'
import { batteryEnergy, drawsOf, energyLeft, hoursAsDelivered, hoursOn } from './gateway-energy.ts'

it('5,000 mAh at 3.7 V are 18.5 Wh, of which nine tenths reach the board', () => {
  expect(batteryEnergy(gateway.battery).whole).toBeCloseTo(18.5)
  expect(batteryEnergy(gateway.battery).usable).toBeCloseTo(16.65)
})

it('adds what the modem does to board and radios', () => {
  // 0.85 + 0.40 = 1.25 W; 1.90 W for one minute of thirty is 0.0633 W
  const draws = drawsOf(gateway)
  expect(draws.silent).toBeCloseTo(1.25)
  expect(draws.connected).toBeCloseTo(1.6)
  expect(draws.sending).toBeCloseTo(3.15)
  expect(draws.waking).toBeCloseTo(1.3133, 4)
})

it('lasts 10.4 hours connected, and about 12 as delivered', () => {
  // 16.65 ÷ 1.60 = 10.41; 1 h at 1.60 W, then (16.65 − 1.60) ÷ 1.3133 = 11.46 h
  expect(hoursOn(energyLeft(gateway.battery, 0), drawsOf(gateway).connected)).toBeCloseTo(10.41, 2)
  expect(hoursAsDelivered(gateway, 0)).toBeCloseTo(12.46, 2)
})

it('a battery loses a fifth in three years, in a straight line, and never more than all', () => {
  // 16.65 × 0.8 = 13.32; half of that loss after a year and a half
  expect(energyLeft(gateway.battery, 3)).toBeCloseTo(13.32)
  expect(energyLeft(gateway.battery, 1.5)).toBeCloseTo(14.985)
  expect(energyLeft(gateway.battery, 100)).toBe(0)
})
