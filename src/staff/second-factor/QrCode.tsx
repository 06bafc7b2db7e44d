import { encode } from 'uqr'
import styles from './SecondFactor.module.css'

/** White margin in modules; ISO/IEC 18004 requires four. */
const quiet = 4

/**
 * A QR code, rendered on the server. It is dark on light in both colour schemes, because some apps
 * cannot read light on dark.
 */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`}
      shapeRendering="crispEdges"
      className={styles['code']}
      data-scheme="light"
    >
      <path d={modules.join('')} />
    </svg>
  )
}
