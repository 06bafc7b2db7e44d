import { expect, it } from 'vitest'
import { nonBreaking } from './non-breaking.ts'

// In the expected text an underscore stands for a non-breaking space, and a tie for the joiner
// after a hyphen.
it.each([
  ['a probe at 2 °C for 40 min', 'a probe at 2_°C for 40_min'],
  ['above −15 °C for 3 h 40 min in all', 'above −15_°C for 3_h_40_min in all'],
  ['handed over in 4 min 12 s', 'handed over in 4_min_12_s'],
  ['of 22 grams, worn', 'of 22_grams, worn'],
  ['868 MHz, 14 dBm, 5 V 3 A, 64 MiB, 12 m²', '868_MHz, 14_dBm, 5_V 3_A, 64_MiB, 12_m²'],
  ['call +234 802 000 0001, or +1 700', 'call +234_802 000 0001, or +1_700'],
  ['room 3 has 2 sensors', 'room 3 has 2 sensors'],
  ['5 A-rated plugs', '5 A-⁀rated plugs'],
  ['Wi-Fi, all-Z-Wave, ESP-IDF and Cortex-M33', 'Wi-⁀Fi, all-Z-⁀Wave, ESP-⁀IDF and Cortex-⁀M33'],
  ['E-mail us: 24-hour answer, 8-bit', 'E-⁀mail us: 24-⁀hour answer, 8-⁀bit'],
  [
    'the key “embed:social-feed”, “a well-known one”',
    'the key “embed:social-⁀feed”, “a well-known one”',
  ],
  ['a two-week study of a break-in', 'a two-⁀week study of a break-⁀in'],
  ['low-temperature, a well-known one', 'low-temperature, a well-known one'],
  ['EN 50291-1 of 2026-11-20', 'EN 50291-1 of 2026-11-20'],
  [
    'Store-and-forward, a real-time Wi-Fi-based alarm',
    'Store-and-forward, a real-time Wi-⁀Fi-based alarm',
  ],
  ['b-e-n@e-mail.example', 'b-e-n@e-mail.example'],
])('%s', (copy, held) => {
  expect(nonBreaking(copy)).toBe(held.replaceAll('_', '\u00a0').replaceAll('⁀', '\u2060'))
  expect(nonBreaking(nonBreaking(copy))).toBe(nonBreaking(copy))
})
