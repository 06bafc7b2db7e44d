import type { Brand, Colour } from '#src/content/schemas/brand-schema.ts'
import { contrast } from '#src/content/schemas/contrast.ts'

type Palette = Brand['palette']

const partsOf = (colour: string): number[] =>
  (colour.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16))

/** Mixes two colours. @param share of the other, 0 to 1 */
function mix(colour: string, other: string, share: number): Colour {
  const to = partsOf(other)
  const parts = partsOf(colour).map((part, at) =>
    Math.round(part + ((to[at] ?? 0) - part) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

/** Mixes a colour with an ink until it is readable on all grounds. */
function readable(colour: string, towards: string, grounds: readonly string[], least: number) {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(colour, towards, share)
    if (grounds.every((ground) => contrast(mixed, ground) >= least)) return mixed
  }
  return mix(towards, towards, 0)
}

/** The palette with another signal colour: ink, wash and the pair at night are made to match. */
export function brandWith(palette: Palette, colour: string): Palette {
  const [light, dark] = (['light', 'dark'] as const).map((side) => [
    palette.page[side],
    palette.surface[side],
  ]) as [string[], string[]]
  const atNight = readable(colour, palette.ink.dark, dark, 4.5)
  return {
    ...palette,
    signal: { light: mix(colour, colour, 0), dark: atNight },
    'signal-ink': {
      light: readable(colour, palette.ink.light, light, 5),
      dark: readable(atNight, palette.ink.dark, dark, 7),
    },
    'signal-wash': {
      light: mix(colour, palette.surface.light, 0.88),
      dark: mix(colour, palette.surface.dark, 0.85),
    },
  }
}
