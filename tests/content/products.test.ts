import { describe, expect, it } from 'vitest'
import { priceOf } from '#src/content/price.ts'
import { readCopy } from '#src/content/read-copy.ts'

const { products } = readCopy()

const named = (name: string) => products.find((entry) => entry.name === name)

it('§3 product names · the catalogue holds the sixteen in their order', () =>
  expect(products.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '1 Humidity Sensor',
    '2 Smart Lock',
    '3 Gateway',
    '4 Smart Mirror',
    '5 Intelligent Camera',
    '6 Key Tracking Device',
    '7 Smart Adaptor',
    '8 Smart FOB Button',
    '9 Attendance System',
    '10 Door Bell',
    '11 Carbon Monoxide (CO) Sensor',
    '12 Curtain & Blind Control',
    '13 Dimmer Knob',
    '14 Smart Scenes and Switch',
    '15 Door and Window Sensor',
    '16 Gas Sensor',
  ]))

/** An amount whose currency nobody knows is shown, and never offered to search engines. */
function expectBareAmount(name: string, amount: string) {
  expect(named(name)?.amount).toBe(amount)
  expect(priceOf(amount).offer).toBeUndefined()
}
// In a title of `each`, "$120" would be filled in.
describe('§9 $120 ·', () => {
  it.each(['Humidity Sensor', 'Smart Lock', 'Gateway', 'Smart Mirror', 'Intelligent Camera', 'Key Tracking Device'])(
    'is the price of %s',
    (name) => expect(named(name)?.amount).toBe('$120'),
  )
})
it('§9 29.00 · is the price of the CO sensor', () => expectBareAmount('Carbon Monoxide (CO) Sensor', '29.00'))
it('§9 150.00 · is the price of Curtain & Blind Control', () => expectBareAmount('Curtain & Blind Control', '150.00'))
it('§9 45.00 · is the price of the Dimmer Knob', () => expectBareAmount('Dimmer Knob', '45.00'))
it('§9 200.00 · is the price of Smart Scenes and Switch', () => expectBareAmount('Smart Scenes and Switch', '200.00'))
it('§9 9.00 · is the price of the Door and Window Sensor', () => expectBareAmount('Door and Window Sensor', '9.00'))
it('§9 22.00 · is the price of the Gas Sensor', () => expectBareAmount('Gas Sensor', '22.00'))
it.each(['Smart Adaptor', 'Smart FOB Button', 'Attendance System', 'Door Bell'])('§9 No amount · %s is priced on request', (name) =>
  expect(priceOf(named(name)?.amount).text).toBe('Price on request'),
)

const everything = (name: string) => JSON.stringify(named(name))
it('§9 Attendance System · has the limits of the specification', () => {
  const text = everything('Attendance System').replaceAll(',', '')
  expect(text).toMatch(/1000 face/)
  expect(text).toMatch(/1000 fingerprint/)
  expect(text).toMatch(/3000 fingerprint/)
})
it('§9 Door Bell video · is 1080p Full HD', () => expect(everything('Door Bell')).toContain('1080p Full HD'))
it('§9 Gateway spec text · names its battery and processor', () => {
  expect(everything('Gateway')).toMatch(/5,?000\s?mAh/)
  expect(everything('Gateway')).toMatch(/quad-core/i)
})
