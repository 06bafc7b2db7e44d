import type { CSSProperties } from 'react'
import { createContext, useContext } from 'react'
import { isInLatin, isRightToLeft } from '#src/contracts/text/direction.ts'

type Colour = 'page' | 'surface' | 'line' | 'ink' | 'muted' | 'signal' | 'on-ink'
type Colours = Record<Colour, string>

/** What a mail shows of the company's looks. Colours are those of CSS, sizes pixels. */
export type MailBrand = {
  light: Colours
  dark: Colours
  logo: { weight: number; tracking: number }
  /** The symbol as boxes, from left to right; without any it is a picture that comes with the mail. */
  symbol: {
    hasName?: boolean | undefined
    boxes: readonly {
      colour: 'signal' | 'ink'
      border?: number | undefined
      radius: number
      width: number
      height: number
    }[]
  }
}

/** Text sizes in pixels, and letter-spacing of headings in em, as in src/ui/tokens.css. */
export const mailType = {
  label: 12,
  note: 13,
  small: 15,
  base: 16,
  subtitle: 18,
  large: 28,
} as const
export const mailTracking = { heading: -0.028 } as const

export const sans = "Manrope, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const mono = "ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace"

export type Scheme = 'light' | 'dark'
const whenDark = { light: 'not all', dark: 'all' } as const

/**
 * Styles for the dark scheme and narrow screens. Programs without media queries show the inline
 * styles, which are the light scheme. @param scheme shown by a preview on any device
 */
export const styleSheet = ({ dark }: MailBrand, scheme?: Scheme) => `
:root { color-scheme: light dark }
h1 { text-wrap: balance }
p, td { text-wrap: pretty }
@media ${scheme ? whenDark[scheme] : '(prefers-color-scheme: dark)'} {
.page { background: ${dark.page} !important }
.sheet { background: ${dark.surface} !important; border-color: ${dark.line} !important }
.ink { color: ${dark.ink} !important }
.muted { color: ${dark.muted} !important }
.rule { border-color: ${dark.line} !important }
.box-signal { background: ${dark.signal} !important }
.box-ink { background: ${dark.ink} !important }
.frame-signal { border-color: ${dark.signal} !important }
.frame-ink { border-color: ${dark.ink} !important }
.button { background: ${dark.ink} !important; color: ${dark['on-ink']} !important }
}
@media (max-width: 520px) {
.sheet { padding: 28px 24px !important }
.cell { font-size: ${mailType.label}px !important }
.cell + .cell { padding-left: 6px !important }
}
`

/** Maximum width of a mail in pixels: lines of 520, and padding. */
export const width = 602

/** The looks of the company whose mail is rendered. */
export const BrandOfMail = createContext<MailBrand | null>(null)

/** BCP 47 tag of the mail. */
export const LanguageOfMail = createContext('en')

export function useBrand(): MailBrand {
  const brand = useContext(BrandOfMail)
  if (!brand) throw new Error('A part of a mail was rendered outside BrandOfMail')
  return brand
}

export function useLooks() {
  const { light } = useBrand()
  const language = useContext(LanguageOfMail)
  const isTurned = isRightToLeft(language)
  // Many mail programs know no start and end of a line.
  const start = isTurned ? 'right' : 'left'
  const end = isTurned ? 'left' : 'right'
  /** Writes a padding with other space at the start of a line than at its end, in CSS lengths. */
  const padding = (top: string, atEnd: string, bottom: string, atStart: string) =>
    [top, isTurned ? atStart : atEnd, bottom, isTurned ? atEnd : atStart].join(' ')
  const rule = `1px solid ${light.line}`
  const text: CSSProperties = { color: light.ink, fontSize: mailType.base, lineHeight: 1.6 }
  const caption: CSSProperties = {
    color: light.muted,
    fontFamily: isInLatin(language) ? mono : sans,
    fontSize: mailType.label,
    lineHeight: 1.6,
  }
  const cell: CSSProperties = { borderTop: rule, verticalAlign: 'baseline' }
  // Outlook for Windows renders mails with Word, which supports neither max-width nor padding of a
  // link, only tables and their cells.
  const outlookButton = {
    borderRadius: 999,
    background: light.ink,
    msoPaddingAlt: '14px 26px',
  } satisfies CSSProperties & {
    msoPaddingAlt: string
  }
  return { light, rule, text, caption, cell, outlookButton, start, end, padding } as const
}
