import type { Brand, Colour, Pair } from '../schemas/brand-schema.ts'

/** The look: colours, logo and symbol, from what content/brand.json says. */
export function themeOf({ palette: main, constants, logo, symbol, oneColour, ...data }: Brand) {
  const palette = {
    ...main,
    'on-ink': { light: main.surface.light, dark: main.page.dark },
    'warm-ink': { light: data.warmInk, dark: constants.warm },
    device: { light: main.ink.light, dark: main['line-strong'].dark },
    /** The same for what rests: the night shift beside the day's. */
    'device-quiet': { light: main.muted.light, dark: main.line.dark },
    seam: { light: main.surface.light, dark: main.page.dark },
  } as const satisfies Record<string, Pair>
  type Side = Record<keyof typeof palette, Colour>
  // Object.fromEntries forgets which names went in.
  const side = (of: keyof Pair) => Object.fromEntries(Object.entries<Pair>(palette).map(([name, pair]) => [name, pair[of]])) as Side
  return {
    constants,
    logo,
    symbol,
    oneColour,
    /** Colours by day and at night: each becomes the custom property of its name. */
    palette,
    /** The palette by day and at night, for what cannot follow the scheme by custom properties: mails, pictures, files. */
    light: side('light'),
    dark: side('dark'),
    /** What changes where the system asks for more contrast. */
    highContrast: {
      muted: data.highContrastMuted,
      line: main['field-line'],
      'line-strong': main.muted,
      'field-line': main.ink,
    } as const satisfies Partial<Record<keyof typeof palette, Pair>>,
    /** What shadows and scrims are made of; they let it through by different shares. */
    shade: main.page.dark,
  }
}
