import { expect, it } from 'vitest'
import { listedTimeZone, listTimeZones } from './listed-time-zones.ts'
import { zonesOf } from './place/country-facts.ts'

it('names a zone as people know it, whatever a browser calls it', () => {
  expect(['Asia/Calcutta', 'Asia/Kolkata', 'Africa/Lagos', 'Nowhere/At_All', 7].map(listedTimeZone))
    // As tzdata names them: https://data.iana.org/time-zones/tzdb/backward
    .toEqual(['Asia/Kolkata', 'Asia/Kolkata', 'Africa/Lagos', null, null])
  expect(zonesOf('IN').map(listedTimeZone)).toEqual(['Asia/Kolkata'])
})

it('lists each zone once, by a name that dates can be written in', () => {
  const zones = listTimeZones()
  expect(zones).toContain('Asia/Kolkata')
  expect(zones).not.toContain('Asia/Calcutta')
  expect(new Set(zones).size).toBe(zones.length)
  expect(zones.filter((zone) => listedTimeZone(zone) !== zone)).toEqual([])
})
