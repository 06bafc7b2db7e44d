import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { brand, tracking, type } from '#src/content/settings/brand.ts'
import { fromSettings } from '#src/content/settings/settings.ts'

const sans = "Manrope, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const mono = "ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace"

/**
 * Styles for the dark scheme and narrow screens. Programs without media queries show the inline
 * styles, which are the light scheme.
 */
const styleSheet = ({ dark }: ReturnType<typeof brand>) => `
:root { color-scheme: light dark }
h1 { text-wrap: balance }
p, td { text-wrap: pretty }
@media (prefers-color-scheme: dark) {
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
@media (max-width: 520px) { .sheet { padding: 28px 24px !important } }
`

/** Maximum width of a mail in pixels: lines of 520, and padding. */
const width = 602

const looks = fromSettings(() => {
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
const box: CSSProperties = { display: 'inline-block', verticalAlign: 'middle' }

/** Writes line breaks as `<br>`, because not every mail program supports `white-space`. */
const Lines = ({ children }: { children: string }) =>
  children.split('\n').map((line, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and their order stays
    <Fragment key={number}>
      {number > 0 && <br />}
      {line}
    </Fragment>
  ))

export const Paragraph = ({ children }: { children: string }) => {
  const { text } = looks()
  return (
    <p className="ink" style={{ ...text, margin: '0 0 16px' }}>
      <Lines>{children}</Lines>
    </p>
  )
}

export const EmailFacts = ({ rows }: { rows: [name: string, value: string][] }) => {
  const { light, caption, cell } = looks()
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 24px', borderCollapse: 'collapse' }}
    >
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <td
              className="muted rule"
              style={{ ...cell, ...caption, width: '34%', padding: '10px 16px 10px 0' }}
            >
              {name}
            </td>
            <td
              className="ink rule"
              style={{
                ...cell,
                padding: '10px 0',
                color: light.ink,
                fontSize: type.small,
                lineHeight: 1.5,
                overflowWrap: 'anywhere',
              }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const EmailTable = ({
  columns,
  rows,
  sums,
}: {
  columns: string[]
  rows: string[][]
  sums: [name: string, value: string][]
}) => {
  const { light, caption, cell } = looks()
  const style = (at: number): CSSProperties => ({
    ...cell,
    padding: '10px 0 10px 12px',
    color: light.ink,
    fontSize: type.small,
    textAlign: at === 0 ? 'left' : 'right',
    ...(at === 0 && { paddingLeft: 0, overflowWrap: 'anywhere' }),
  })
  const last = columns.length - 1
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 24px', borderCollapse: 'collapse' }}
    >
      <thead>
        <tr>
          {columns.map((name, at) => (
            <th key={name} scope="col" className="muted rule" style={{ ...style(at), ...caption }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and their order stays
          <tr key={line}>
            {row.map((text, at) => (
              <td key={columns[at]} className="ink rule" style={style(at)}>
                {text}
              </td>
            ))}
          </tr>
        ))}
        {sums.map(([name, value]) => (
          <tr key={name}>
            <th
              scope="row"
              colSpan={last}
              className="ink rule"
              style={{ ...style(0), fontWeight: 400 }}
            >
              {name}
            </th>
            <td className="ink rule" style={style(last)}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const Quote = ({ label, children }: { label: string; children: string }) => {
  const { light, text, caption } = looks()
  return (
    <>
      <p className="muted" style={{ ...caption, margin: '0 0 8px' }}>
        {label}
      </p>
      <blockquote
        className="ink"
        style={{
          ...text,
          margin: '0 0 28px',
          padding: '2px 0 2px 18px',
          borderLeft: `3px solid ${light.signal}`,
          overflowWrap: 'anywhere',
        }}
      >
        <Lines>{children}</Lines>
      </blockquote>
    </>
  )
}

export const EmailButton = ({ href, label }: { href: string; label: string }) => {
  const { light, outlookButton } = looks()
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '8px 0 28px' }}>
      <tbody>
        <tr>
          <td className="button" style={outlookButton}>
            <a
              className="button"
              href={href}
              style={{
                display: 'inline-block',
                padding: '14px 26px',
                borderRadius: 999,
                color: light['on-ink'],
                fontSize: type.small,
                fontWeight: 600,
                lineHeight: '20px',
                textDecoration: 'none',
              }}
            >
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** The company's symbol, made of boxes; mail programs that cannot show them show only the name. */
const Mark = () => {
  const { light } = looks()
  return (
    <span aria-hidden="true" style={{ whiteSpace: 'nowrap' }}>
      {brand().symbol.boxes.map(({ colour, border, radius, ...size }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes may be alike, and their order stays
          key={index}
          className={`${border ? 'frame' : 'box'}-${colour}`}
          style={{
            ...box,
            ...size,
            borderRadius: radius,
            ...(border
              ? { border: `${border}px solid ${light[colour]}` }
              : { background: light[colour] }),
          }}
        />
      ))}
    </span>
  )
}

type Props = { company: string; heading: string; address: string; children: ReactNode }

/**
 * Frame of a mail with the company's header and footer. Styles are inline: many mail programs drop
 * a style sheet.
 */
export const EmailLayout = ({ company, heading, address, children }: Props) => {
  const { light, rule } = looks()
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{heading}</title>
        <style>{styleSheet(brand())}</style>
      </head>
      <body className="page" style={{ margin: 0, padding: 0, background: light.page }}>
        <table
          className="page"
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ background: light.page }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 12px', fontFamily: sans }}>
                <table
                  role="presentation"
                  width={width}
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ width: '100%', maxWidth: width }}
                >
                  <tbody>
                    <tr>
                      <td
                        className="sheet"
                        align="left"
                        style={{
                          padding: '36px 40px',
                          border: rule,
                          borderRadius: 14,
                          background: light.surface,
                          fontFamily: sans,
                        }}
                      >
                        <p
                          className="ink"
                          style={{
                            margin: '0 0 36px',
                            color: light.ink,
                            fontSize: type.subtitle,
                            fontWeight: brand().logo.weight,
                            lineHeight: '24px',
                            letterSpacing: `${brand().logo.tracking}em`,
                          }}
                        >
                          <Mark />
                          {`\u00a0 ${company}`}
                        </p>
                        <h1
                          className="ink"
                          style={{
                            margin: '0 0 20px',
                            color: light.ink,
                            fontSize: type.large,
                            fontWeight: 700,
                            lineHeight: 1.15,
                            letterSpacing: `${tracking.heading}em`,
                          }}
                        >
                          {heading}
                        </h1>
                        {children}
                        <p
                          className="muted rule"
                          style={{
                            margin: '32px 0 0',
                            padding: '20px 0 0',
                            borderTop: rule,
                            color: light.muted,
                            fontSize: type.note,
                            lineHeight: 1.6,
                          }}
                        >
                          {company}
                          <br />
                          {address}
                        </p>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}
