import type { CSSProperties, ReactNode } from 'react'
import { mailLogoHeight } from '#src/contracts/content/mail-logo.ts'
import { isRightToLeft } from '#src/contracts/text/direction.ts'
import { EmailParagraph } from './EmailParts.tsx'
import {
  mailTracking,
  mailType,
  type Scheme,
  sans,
  styleSheet,
  useBrand,
  useLooks,
  width,
} from './looks.ts'

const box: CSSProperties = { display: 'inline-block', verticalAlign: 'middle' }

/**
 * The company's symbol: made of boxes, or its picture on its own ground, which is readable at night
 * too. Mail programs that show neither show the name.
 */
const Mark = ({ company, logo }: { company: string; logo: string }) => {
  const { light } = useLooks()
  const { boxes, hasName } = useBrand().symbol
  if (boxes.length === 0)
    return (
      <img
        src={logo}
        // The name is written beside a logo without it.
        alt={hasName ? company : ''}
        height={mailLogoHeight}
        // React writes a preload for other pictures, which is nothing in a mail.
        fetchPriority="low"
        style={{ ...box, height: mailLogoHeight, maxWidth: '100%', borderRadius: 6, border: 0 }}
      />
    )
  return (
    <span aria-hidden="true" style={{ whiteSpace: 'nowrap' }}>
      {boxes.map(({ colour, border, radius, ...size }, index) => (
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

export type Envelope = {
  /** Language of the mail; by default English, in which all mails to staff are. */
  lang?: string | undefined
  /** First lines, above the heading. */
  opening?: string | undefined
  /** Line that mail programs show beside the subject. */
  preview?: string | undefined
  /** The scheme that a preview shows on any device. */
  scheme?: Scheme | undefined
}
type Props = {
  envelope: Envelope
  company: string
  heading: string
  address: string
  /** Address of the picture of the logo. */
  logo: string
  children: ReactNode
}

const hidden: CSSProperties = { display: 'none', maxHeight: 0, overflow: 'hidden' }

/**
 * Frame of a mail with the company's header and footer. Styles are inline: many mail programs drop
 * a style sheet.
 */
export const EmailLayout = ({ envelope, company, heading, address, logo, children }: Props) => {
  const { lang = 'en', opening, preview, scheme } = envelope
  const { light, rule } = useLooks()
  return (
    <html lang={lang} dir={isRightToLeft(lang) ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{heading}</title>
        <style>{styleSheet(useBrand(), scheme)}</style>
      </head>
      <body className="page" style={{ margin: 0, padding: 0, background: light.page }}>
        {preview && <div style={hidden}>{preview}</div>}
        <main>
          <table
            className="page"
            role="presentation"
            width="100%"
            cellPadding={0}
            cellSpacing={0}
            style={{ tableLayout: 'fixed', background: light.page }}
          >
            <tbody>
              <tr>
                <td align="center" style={{ padding: '32px 12px', fontFamily: sans }}>
                  <table
                    role="presentation"
                    width={width}
                    cellPadding={0}
                    cellSpacing={0}
                    style={{ tableLayout: 'fixed', width: '100%', maxWidth: width }}
                  >
                    <tbody>
                      <tr>
                        <td
                          className="sheet"
                          align={isRightToLeft(lang) ? 'right' : 'left'}
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
                              fontSize: mailType.subtitle,
                              fontWeight: useBrand().logo.weight,
                              lineHeight: '24px',
                              letterSpacing: `${useBrand().logo.tracking}em`,
                            }}
                          >
                            <Mark company={company} logo={logo} />
                            {!useBrand().symbol.hasName && (
                              <span translate="no">{`\u00a0 ${company}`}</span>
                            )}
                          </p>
                          {opening && <EmailParagraph>{opening}</EmailParagraph>}
                          <h1
                            dir="auto"
                            className="ink"
                            style={{
                              textAlign: 'start',
                              margin: '0 0 20px',
                              color: light.ink,
                              fontSize: mailType.large,
                              fontWeight: 700,
                              lineHeight: 1.15,
                              letterSpacing: `${mailTracking.heading}em`,
                            }}
                          >
                            {heading}
                          </h1>
                          {children}
                          <p
                            translate="no"
                            className="muted rule"
                            style={{
                              margin: '32px 0 0',
                              padding: '20px 0 0',
                              borderTop: rule,
                              color: light.muted,
                              fontSize: mailType.note,
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
        </main>
      </body>
    </html>
  )
}
