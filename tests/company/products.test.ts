import { expect, it } from 'vitest'
import { priceOf } from '#src/content/prices/price.ts'
import { site } from '#src/content/settings/site.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { words } from '#src/content/words/words.ts'

const { products } = currentCopy()

const named = (name: string) => products.find((entry) => entry.name === name)

it('§3 product names · the catalogue begins with the sixteen in their order', () =>
  expect(products.slice(0, 16).map(({ id, name }) => `${id} ${name}`)).toEqual([
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

it('§9 prices · a product with an amount shows and offers it, one without is on request', () => {
  for (const { name, amount } of products) {
    const { text, offer } = priceOf(
      amount,
      { ...site(), pricedIn: site().currency },
      words().phrases,
    )
    expect(offer?.price, name).toBe(amount)
    expect(text.replace(/[^\d.]/g, ''), name).toBe(amount ?? '')
  }
})

/**
 * Checks that an amount has its decimals. The amount itself is not tested, because owners set it.
 */
const expectDecimals = (name: string) => expect(named(name)?.amount).toMatch(/^\d+(\.\d\d)?$/)
it('§9 29.00 · the amount of the Carbon Monoxide (CO) Sensor is written with its decimals', () =>
  expectDecimals('Carbon Monoxide (CO) Sensor'))
it('§9 150.00 · the amount of the Curtain & Blind Control is written with its decimals', () =>
  expectDecimals('Curtain & Blind Control'))
it('§9 45.00 · the amount of the Dimmer Knob is written with its decimals', () =>
  expectDecimals('Dimmer Knob'))
it('§9 200.00 · the amount of the Smart Scenes and Switch is written with its decimals', () =>
  expectDecimals('Smart Scenes and Switch'))
it('§9 9.00 · the amount of the Door and Window Sensor is written with its decimals', () =>
  expectDecimals('Door and Window Sensor'))
it('§9 22.00 · the amount of the Gas Sensor is written with its decimals', () =>
  expectDecimals('Gas Sensor'))

const everything = (name: string) => JSON.stringify(named(name))
it('§9 Attendance System · has the limits of the specification', () => {
  const text = everything('Attendance System').replaceAll(',', '')
  expect(text).toMatch(/1000 face/)
  expect(text).toMatch(/1000 fingerprint/)
  expect(text).toMatch(/3000 fingerprint/)
})
it('§9 Door Bell video · is 1080p Full HD', () =>
  expect(everything('Door Bell')).toContain('1080p Full HD'))
it('§9 Gateway spec text · names its battery and processor', () => {
  expect(everything('Gateway')).toMatch(/5,?000\s?mAh/)
  expect(everything('Gateway')).toMatch(/quad-core/i)
})

it('each product shows what its buyer must see, and its benefits in pictures of their own', () => {
  for (const { name, purpose, figure, benefits, pictures } of products.slice(0, 16)) {
    expect(purpose && figure, name).toBeTruthy()
    const whole = benefits.flatMap(({ picture }) =>
      picture && !picture.crop ? [picture.name] : [],
    )
    expect(
      whole.filter((one) => pictures.some((picture) => picture.name === one)),
      name,
    ).toEqual([])
    expect(
      benefits.every(({ picture, drawing }) => picture || drawing),
      name,
    ).toBe(true)
  }
})

it('the figure of the carbon monoxide alarm has the times of its specification', () => {
  const { figure, specification } = named('Carbon Monoxide (CO) Sensor') ?? {}
  const drawn =
    figure && 'bars' in figure
      ? figure.bars.rows.map((row) => {
          const { from, to } = row.spans.at(-1) ?? {}
          return [
            `At ${row.name}`.replace(/\s/g, ' '),
            from === 0 ? `under ${to}` : `within ${from} to ${to}`,
          ]
        })
      : []
  const rows = specification?.find(({ group }) => group === 'Alarm')?.rows ?? []
  const stated = rows.flatMap((row) =>
    'value' in row && !row.isDetail ? [[row.label.replace(/\s/g, ' '), row.value]] : [],
  )
  expect(drawn.toSorted()).toEqual(stated.toSorted())
})
