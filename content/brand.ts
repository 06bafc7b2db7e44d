/**
 * The look: the other file an owner replaces. Every colour and the symbol stand here and nowhere else. Style sheets, mails, share
 * pictures, icons, manifest, logo files and the technical document take them from here when the site is built
 * (docs/architecture.md, recipes).
 */

/** Six hexadecimal digits, which everything that draws understands. */
export type Colour = `#${string}`
export type Pair = { light: Colour; dark: Colour }

const main = {
  page: { light: '#f6f8fa', dark: '#070d18' },
  surface: { light: '#ffffff', dark: '#0e1726' },
  sunk: { light: '#eef2f6', dark: '#0a1220' },
  ink: { light: '#0b1524', dark: '#eaf1f8' },
  /** 4.5:1 on page and surface (WCAG 1.4.3), as `signal-ink` and `warm-ink`. */
  muted: { light: '#4c5b6e', dark: '#9fb0c3' },
  line: { light: '#dde3ea', dark: '#1e2a3c' },
  'line-strong': { light: '#b9c3cf', dark: '#33435a' },
  /** 3:1 against its field (WCAG 1.4.11). */
  'field-line': { light: '#7a899b', dark: '#64768d' },
  /** What is live: fills, lights, focus. */
  signal: { light: '#12c9a0', dark: '#2fe0bd' },
  'signal-ink': { light: '#08705c', dark: '#5fe9cc' },
  'signal-wash': { light: '#e3f6f1', dark: '#0d2a2c' },
  danger: { light: '#b3261e', dark: '#ff8a80' },
  'danger-wash': { light: '#fdecea', dark: '#2c1416' },
} as const satisfies Record<string, Pair>

/** Colours that are the same by day and at night. */
export const constants = {
  /** A lamp in a window. */
  warm: '#ffb454',
  /** The backdrop of the product photographs. */
  studio: '#dfe4eb',
  /** Line drawing on `studio`. */
  drawn: '#5c6b7f',
  /** What night pictures run out into. */
  'night-edge': '#050b15',
  /** The LTE light of the gateway, nowhere else. */
  'led-blue': '#7fb2ff',
} as const satisfies Record<string, Colour>

/** Colours by day and at night: each becomes the custom property of its name. */
export const palette = {
  ...main,
  'on-ink': { light: main.surface.light, dark: main.page.dark },
  'warm-ink': { light: '#855000', dark: constants.warm },
  /** A device's body drawn in a diagram. */
  device: { light: main.ink.light, dark: main['line-strong'].dark },
  /** The same for what rests: the night shift beside the day's. */
  'device-quiet': { light: main.muted.light, dark: main.line.dark },
  /** Between photographs that touch. */
  seam: { light: main.surface.light, dark: main.page.dark },
} as const satisfies Record<string, Pair>

type Side = Record<keyof typeof palette, Colour>
// Object.fromEntries forgets which names went in.
const side = (of: keyof Pair) => Object.fromEntries(Object.entries<Pair>(palette).map(([name, pair]) => [name, pair[of]])) as Side
/** The palette by day and at night, for what cannot follow the scheme by custom properties: mails, pictures, files. */
export const [light, dark] = [side('light'), side('dark')]

/** What changes for those who ask their system for more contrast. */
export const highContrast = {
  muted: { light: '#2b3747', dark: '#d3dde8' },
  line: main['field-line'],
  'line-strong': main.muted,
  'field-line': main.ink,
} as const satisfies Partial<Record<keyof typeof palette, Pair>>

/** What shadows and scrims are made of; they let it through by different shares. */
export const shade: Colour = main.page.dark

/** Logo files for print in one colour. */
export const oneColour: Colour = '#000000'

/**
 * Type where no style sheet reaches, in mails and share pictures: sizes in pixels and letter-spacing in em, the steps of
 * src/ui/tokens.css of these names.
 */
export const type = { label: 12, note: 13, small: 15, base: 16, subtitle: 18, large: 28, heading: 56, display: 72 } as const
export const tracking = { heading: -0.028 } as const

/** Symbol and name side by side: pixels as the header shows them, in which pictures and files scale them; `tracking` in em. */
export const logo = { symbol: 30, gap: 10, text: 24, weight: 700, tracking: -0.045 } as const

type Part = { colour: 'ink' | 'signal' }

/** The symbol: a device and the line it is connected by. */
export const symbol: {
  side: number
  paths: (Part & { d: string; stroke?: number })[]
  boxes: (Part & { width: number; height: number; radius: number; border?: number })[]
} = {
  /** Side of the square that the paths are drawn in. */
  side: 30,
  /** Drawn in this order. With `stroke` a path is a line of that width, else it is filled. */
  paths: [
    { d: 'M12.5 15a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0z', colour: 'ink', stroke: 3.25 },
    { d: 'M3 15h9.5', colour: 'ink', stroke: 3.25 },
    { d: 'M0 15a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1-7.2 0z', colour: 'signal' },
  ],
  /**
   * The same in boxes, from left to right, for mail programs, which draw no paths; with none the name stands alone. Pixels; with
   * `border` a box is a frame of that width.
   */
  boxes: [
    { width: 8, height: 8, radius: 4, colour: 'signal' },
    { width: 7, height: 3, radius: 0, colour: 'ink' },
    { width: 11, height: 11, radius: 9, colour: 'ink', border: 3 },
  ],
}
