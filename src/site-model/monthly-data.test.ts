import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batchedBytes, dataByWay, messageBytes, monthlyData, reportsADay } from './monthly-data.ts'

const coldRoom = [{ count: 6, readingSeconds: 60 }]

const month = { days: 30, readingBytes: 120 }
const day = { ...month, days: 1 }

describe('the cold room of the article, 30 days at 120 bytes a reading', () => {
  const way = dataByWay(coldRoom, month)

  it('each reading alone', () => {
    // 6 × 43,200 × 120 B = 31.104 MB; 259,200 confirmations of 40 B = 10.368 MB
    expect(way.alone.upload).toBeCloseTo(31.104, 3)
    expect(way.alone.both).toBeCloseTo(31.104 + 10.368, 3)
  })

  it('changes, and a summary every 15 minutes', () => {
    // 2,880 summaries of 84 + 6 × 48 + 1 = 373 B: 1.07424 MB; 6 × 4 × 720 = 17,280 changes of 120 B
    // = 2.0736 MB
    expect(way.summaries.upload).toBeCloseTo(3.14784, 4)
    // Confirmations (40 B) and answers (66 B) of 20,160 messages: 2.13696 MB
    expect(way.summaries.both).toBeCloseTo(5.2848, 4)
  })

  it('all stored readings, sixty to a message', () => {
    // A message has 84 + 60 × 36 + 1 B, and 40 B for a second segment: 2,285 B. 4,320 are 9.8712
    // MB; their answers of 106 B 0.45792 MB.
    expect(way.stored.upload).toBeCloseTo(9.8712, 4)
    expect(way.stored.both).toBeCloseTo(10.32912, 4)
  })

  it('the bill', () => {
    // three handshakes of 6 kB a day: 0.54 MB
    expect(monthlyData(coldRoom, { ...month, link: 'ethernet' })).toEqual({
      upload: way.alone.upload,
      bill: 0,
    })
    expect(monthlyData(coldRoom, { ...month, link: 'lte-beside-ethernet' }).bill).toBeCloseTo(
      5.2848 + 0.54,
      4,
    )
    expect(monthlyData(coldRoom, { ...month, link: 'lte-only' }).bill).toBeCloseTo(
      5.2848 + 0.54 + 10.32912,
      4,
    )
  })
})

it('a device that reports only what happens to it has no part in summaries', () => {
  // 40 locks with 20 openings: 800 events of 120 B with answers of 106 B; three handshakes of 6 kB
  const locks = [{ count: 40, eventsADay: 20 }]
  expect(reportsADay(locks)).toEqual({ sensors: 0, readings: 0, changes: 0, events: 800 })
  expect(monthlyData(locks, { ...day, link: 'lte-only' }).bill).toBeCloseTo(
    (800 * 226 + 18_000) / 1e6,
    6,
  )
})

it('one reading of 36 bytes alone has no long length', () => {
  expect(messageBytes(1, 36)).toBe(120)
  expect(batchedBytes(0)).toBe(0)
  expect(batchedBytes(61)).toBe(2285 + 120)
})

const load = fc.record({
  count: fc.integer({ min: 1, max: 200 }),
  readingSeconds: fc.integer({ min: 5, max: 3600 }),
  eventsADay: fc.nat(50),
})

it('more devices never cost less data', () =>
  fc.assert(
    fc.property(load, load, (first, { readingSeconds }) => {
      for (const link of ['ethernet', 'lte-beside-ethernet', 'lte-only'] as const) {
        const [before, after] = [[first], [first, { count: 1, readingSeconds }]].map((loads) =>
          monthlyData(loads, { ...month, link }),
        )
        expect(after?.upload).toBeGreaterThan(before?.upload ?? 0)
        expect(after?.bill).toBeGreaterThanOrEqual(before?.bill ?? 0)
      }
    }),
  ))

it('a link that costs more of the bundle never has the smaller bill', () =>
  fc.assert(
    fc.property(load, (one) => {
      const [line, beside, only] = (['ethernet', 'lte-beside-ethernet', 'lte-only'] as const).map(
        (link) => monthlyData([one], { ...month, link }).bill,
      )
      expect(beside).toBeGreaterThan(line ?? 0)
      expect(only).toBeGreaterThan(beside ?? 0)
    }),
  ))

it('four gateways share sensors, and each holds a link', () => {
  // 40 sensors: 4 × 96 summaries of 84 + 10 × 48 + 1 = 565 B, 40 × 96 changes of 120 B; 4 × 18 kB
  // of handshakes; 106 B of answers each
  const rooms = [{ count: 40, readingSeconds: 300 }]
  const hand = 384 * (565 + 106) + 3840 * (120 + 106) + 4 * 18_000
  expect(monthlyData(rooms, { ...day, link: 'lte-beside-ethernet', gateways: 4 }).bill).toBeCloseTo(
    hand / 1e6,
    6,
  )
})
