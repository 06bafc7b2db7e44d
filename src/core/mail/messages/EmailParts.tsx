import { type CSSProperties, Fragment } from 'react'
import { mailType, useLooks } from './looks.ts'

/** Writes line breaks as `<br>`, because not every mail program supports `white-space`. */
const Lines = ({ children }: { children: string }) =>
  children.split('\n').map((line, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and their order stays
    <Fragment key={number}>
      {number > 0 && <br />}
      {line}
    </Fragment>
  ))

export const EmailParagraph = ({ children }: { children: string }) => {
  const { text } = useLooks()
  return (
    <p dir="auto" className="ink" style={{ ...text, margin: '0 0 16px', textAlign: 'start' }}>
      <Lines>{children}</Lines>
    </p>
  )
}

export const EmailFacts = ({ rows }: { rows: [name: string, value: string][] }) => {
  const { light, caption, cell, padding } = useLooks()
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
              style={{
                ...cell,
                ...caption,
                width: '34%',
                padding: padding('10px', '16px', '10px', '0'),
              }}
            >
              {name}
            </td>
            <td
              dir="auto"
              className="ink rule"
              style={{
                ...cell,
                padding: '10px 0',
                color: light.ink,
                fontSize: mailType.small,
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

export const EmailLinks = ({ links }: { links: { label: string; href: string }[] }) => {
  const { padding } = useLooks()
  return (
    <ul style={{ margin: '0 0 24px', padding: padding('0', '0', '0', '20px') }}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}

export const EmailTable = ({
  caption: title,
  columns,
  rows,
  sums,
}: {
  caption?: string
  columns: string[]
  rows: string[][]
  sums: [name: string, value: string][]
}) => {
  const { light, caption, cell, start, end, padding } = useLooks()
  // More columns than a phone shows side by side scroll in a box, and keep their words whole.
  const isWide = columns.length > 4
  const wrap: CSSProperties = isWide
    ? { overflowWrap: 'break-word', maxWidth: 140 }
    : { overflowWrap: 'anywhere' }
  const style = (at: number): CSSProperties => ({
    ...cell,
    padding: padding('10px', '0', '10px', at === 0 ? '0' : '12px'),
    color: light.ink,
    fontSize: mailType.small,
    textAlign: at === 0 || title ? start : end,
    ...((at === 0 || isWide) && wrap),
  })
  const last = columns.length - 1
  const table = (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 24px', borderCollapse: 'collapse' }}
    >
      {title && (
        <caption
          className="ink"
          style={{ ...style(0), maxWidth: 'none', border: 0, fontWeight: 700 }}
        >
          {title}
        </caption>
      )}
      <thead>
        <tr>
          {columns.map((name, at) => (
            <th
              key={name}
              scope="col"
              className="cell muted rule"
              style={{ ...style(at), ...caption }}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and their order stays
          <tr key={line}>
            {row.map((text, at) => {
              // A name may have the place of the empty cells after it.
              const isSpanned = !title && row.slice(1, -1).every((between) => between === '')
              if (isSpanned && at > 0 && at < last) return null
              return (
                <td
                  key={columns[at]}
                  colSpan={isSpanned && at === 0 ? last : undefined}
                  className="cell ink rule"
                  style={style(at)}
                >
                  {text}
                </td>
              )
            })}
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
  return isWide ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll only what has the focus
    <section aria-label={title} tabIndex={0} style={{ overflowX: 'auto' }}>
      {table}
    </section>
  ) : (
    table
  )
}

export const Quote = ({ label, children }: { label: string; children: string }) => {
  const { light, text, caption, start, padding } = useLooks()
  const line = `3px solid ${light.signal}`
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
          padding: padding('2px', '0', '2px', '18px'),
          ...(start === 'left' ? { borderLeft: line } : { borderRight: line }),
          overflowWrap: 'anywhere',
        }}
      >
        <Lines>{children}</Lines>
      </blockquote>
    </>
  )
}

export const EmailButton = ({ href, label }: { href: string; label: string }) => {
  const { light, outlookButton } = useLooks()
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
                fontSize: mailType.small,
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
