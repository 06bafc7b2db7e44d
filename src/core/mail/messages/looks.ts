import type { CSSProperties } from 'react'
import { brand, type } from '#src/content/settings/brand.ts'
import { fromSettings } from '#src/content/settings/settings.ts'

export const sans = "Manrope, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const mono = "ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace"

export type Scheme = 'light' | 'dark'
const whenDark = { light: 'not all', dark: 'all' } as const

/**
 * Styles for the dark scheme and narrow screens. Programs without media queries show the inline
 * styles, which are the light scheme. @param scheme shown by a preview on any device
 */
export const styleSheet = ({ dark }: ReturnType<typeof brand>, scheme?: Scheme) => `
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
.cell { font-size: ${type.label}px !important }
.cell + .cell { padding-left: 6px !important }
}
`

/** Maximum width of a mail in pixels: lines of 520, and padding. */
export const width = 602

export const looks = fromSettings(() => {
  const { light } = brand()
  const rule = `1px solid ${light.line}`
  const text: CSSProperties = { color: light.ink, fontSize: type.base, lineHeight: 1.6 }
  const caption: CSSProperties = {
    color: light.muted,
    fontFamily: mono,
    fontSize: type.label,
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
  return { light, rule, text, caption, cell, outlookButton }
})
