import { expect, it } from 'vitest'
import { joinUnits } from './join-units.ts'

// In the expected text an underscore stands for the space that does not break.
it.each([
  ['a probe at 2 °C for 40 min', 'a probe at 2_°C for 40_min'],
  ['above −15 °C for 3 h 40 min in all', 'above −15_°C for 3_h_40_min in all'],
  ['handed over in 4 min 12 s', 'handed over in 4_min_12_s'],
  ['of 22 grams, worn', 'of 22_grams, worn'],
  ['room 3 has 2 sensors', 'room 3 has 2 sensors'],
  ['5 A-rated plugs', '5 A-rated plugs'],
])('%s', (copy, joined) => expect(joinUnits(copy)).toBe(joined.replaceAll('_', '\u00a0')))
