import { describe, expect, it } from 'vitest'
import { simulateExample, sumExample } from '#src/content/example-sites/example-site.ts'
import { exampleSites } from '#src/content/example-sites.ts'
import { exampleSite as schema } from '#src/content/schemas/example-site-schema.ts'
import { deviceFacts } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { monthsOnCells } from '#src/site-model/cells.ts'
import { reportsADay } from '#src/site-model/monthly-data.ts'
import { sumNight } from '../site-model/sum-night.ts'

const all = exampleSites()
const products = new Map(currentCopy().products.map((product) => [product.slug, product]))

describe.each(all)('the example site $id', (named) => {
  const { data } = named

  it('has sensors whose limits fit their rooms', () => {
    // Kelvins by which the air of a cooled room may differ from the set point, because the
    // compressor switches on and off.
    const swing = 5
    const outside = data.devices.flatMap((device) => {
      const room = data.rooms.find(({ id }) => id === device.room)
      const behaviour = 'part' in device ? device.part : products.get(device.product)?.behaviour
      if (!room || !behaviour?.readingSeconds) return []
      const { from, to } = behaviour.operating
      return room.setPoint - swing < from || room.setPoint + swing > to
        ? [`${device.id} in ${room.id}`]
        : []
    })
    expect(outside).toEqual([])
  })

  it('has a night in which the gateway covers what it should and loses nothing', () => {
    const sums = sumNight(named.site, simulateExample(named))
    expect(sums.minutesWithoutGrid).toBeGreaterThan(60)
    expect(sums.minutesUncovered).toBe(0)
    expect(sums.readings.lost).toBe(0)
  })

  it('has a smaller night with fewer devices', () => {
    const [first] = named.site.devices
    if (!first) throw new Error('An example site has devices')
    const devices = named.site.devices.filter((device) => device !== first)
    const without = sumExample({ ...named, site: { ...named.site, devices } }, deviceFacts())
    const before = sumExample(named, deviceFacts())
    expect(without.data['lte-only'].bill).toBeLessThanOrEqual(before.data['lte-only'].bill)
  })
})

it('an example site that names a device or room that it does not have is refused', () => {
  const { data } = all[0] ?? {}
  if (!data) throw new Error('There are example sites')
  const [rule, ...others] = data.rules
  const broken = {
    ...data,
    rules: [{ ...rule, when: { kind: 'above', room: 'attic', celsius: 1 } }, ...others],
  }
  expect(schema.safeParse(data).success).toBe(true)
  expect(schema.safeParse(broken).error?.issues).toMatchObject([
    { path: ['rules', 0, 'when', 'room'], message: 'No room attic in this file' },
  ])
})

const lives = [...products.values()].flatMap(({ slug, behaviour, specification }) =>
  behaviour?.cells
    ? specification
        .flatMap(({ rows }) => rows)
        .flatMap((row) =>
          'value' in row && row.unit === 'months'
            ? [{ slug, behaviour, months: Number(row.value) }]
            : [],
        )
    : [],
)

it.each(lives)(
  'the cells of $slug last the $months months of its specification',
  ({ behaviour, months }) => expect(monthsOnCells({ ...behaviour, count: 1 })).toBe(months),
)
it('the cells of the cold store’s wireless sensor last the eight months that texts say, and its gateway keeps months of readings', () => {
  const { site } = all.find(({ id }) => id === 'cold-store') ?? {}
  const sensor = site?.devices.find(({ product }) => product === 'humidity-sensor')
  if (!site || !sensor) throw new Error('The cold store has a wireless sensor')
  expect(monthsOnCells({ ...sensor, count: 1 })).toBe(8)
  const bytesADay = reportsADay(site.devices).readings * site.readingBytes
  expect(site.diskBytes / bytesADay).toBeGreaterThan(90)
})
it('every product with cells states their life', () => {
  expect(lives).toHaveLength(
    [...products.values()].filter(({ behaviour }) => behaviour?.cells).length,
  )
})

it('the operating temperatures of a product are those of its specification', () => {
  const differing = [...products.values()].flatMap(({ slug, behaviour, specification }) => {
    const row = specification
      .flatMap(({ rows }) => rows)
      .find(({ label }) => label === 'Operating temperature')
    if (!behaviour || !row || !('value' in row)) return []
    const written = (celsius: number) => Math.abs(celsius)
    const { from, to } = behaviour.operating
    const stated = `${from < 0 ? '−' : ''}${written(from)} to +${written(to)}`
    return row.value === stated ? [] : [`${slug}: ${row.value}, ${stated}`]
  })
  expect(differing).toEqual([])
})
