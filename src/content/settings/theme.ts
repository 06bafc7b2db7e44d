import type { Brand, Colour, ColourPair } from '../schemas/brand-schema.ts'

export function themeOf({ palette: main, constants, logo, symbol, oneColour, ...data }: Brand) {
  const palette = {
    ...main,
    'on-ink': { light: main.surface.light, dark: main.page.dark },
    'warm-ink': { light: data.warmInk, dark: constants.warm },
    device: { light: main.ink.light, dark: main['line-strong'].dark },
    'device-quiet': { light: main.muted.light, dark: main.line.dark },
    seam: { light: main.surface.light, dark: main.page.dark },
  } as const satisfies Record<string, ColourPair>
  type Side = Record<keyof typeof palette, Colour>
  // `Object.fromEntries` loses the type of the names.
  const side = (of: keyof ColourPair) =>
    Object.fromEntries(
      Object.entries<ColourPair>(palette).map(([name, pair]) => [name, pair[of]]),
    ) as Side
  return {
    constants,
    logo,
    symbol,
    oneColour,
    /** Light and dark colours; each pair becomes the custom property of its name. */
    palette,
    /**
     * The palette in light and dark, where custom properties cannot follow the scheme: mails,
     * pictures, files.
     */
    light: side('light'),
    dark: side('dark'),
    /** Colours that replace others if the visitor's system asks for more contrast. */
    highContrast: {
      muted: data.highContrastMuted,
      line: main['field-line'],
      'line-strong': main.muted,
      'field-line': main.ink,
    } as const satisfies Partial<Record<keyof typeof palette, ColourPair>>,
    /** The colour of shadows and scrims, which use it with different opacities. */
    shade: main.page.dark,
  }
}
