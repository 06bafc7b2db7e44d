import { brand, tracking, type } from '#src/content/settings/brand.ts'
import { needsSecondFace } from '#src/content/typeface.ts'
import { LogoSymbol } from './LogoSymbol.tsx'

type Props = {
  company: string
  heading: string
  /** The photograph as a data URL, as wide as its half of the card. */
  picture?: string | undefined
}

/** Width and height in pixels that messengers expect. */
export const shareSize = { width: 1200, height: 630 } as const

/** satori draws each letter with its marks from one typeface. */
const typefaceOf = (text: string) =>
  needsSecondFace(text) || /\p{M}/u.test(text.normalize('NFC')) ? 'DejaVu Sans' : 'Manrope'

/** Scale of the logo relative to the header. */
const scale = 1.75

/**
 * The picture that messengers show for a link. It is laid out by satori, which supports only inline
 * styles.
 */
export const ShareCard = ({ company, heading, picture }: Props) => {
  const { dark, logo } = brand()
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: dark.page,
        color: dark.ink,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          flex: 1,
          padding: 64,
        }}
      >
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: logo.gap * scale,
            fontSize: logo.text * scale,
            fontFamily: typefaceOf(company),
            fontWeight: logo.weight,
            letterSpacing: `${logo.tracking}em`,
          }}
        >
          <LogoSymbol size={logo.symbol * scale} ink={dark.ink} signal={dark.signal} />
          {!brand().symbol.hasName && company}
        </div>
        <div
          style={{
            display: 'flex',
            fontFamily: typefaceOf(heading),
            fontWeight: 700,
            textWrap: 'balance',
            wordBreak: 'break-word',
            lineHeight: 1.06,
            letterSpacing: `${tracking.heading}em`,
            fontSize: heading.length > 40 ? type.heading : type.display,
          }}
        >
          {heading}
        </div>
      </div>
      {picture ? (
        <img src={picture} alt="" width={540} height={630} style={{ objectFit: 'cover' }} />
      ) : (
        <div style={{ display: 'flex', alignItems: 'center', width: 540, overflow: 'hidden' }}>
          <LogoSymbol isSquare size={680} ink={dark.line} signal={dark.signal} />
        </div>
      )}
    </div>
  )
}
