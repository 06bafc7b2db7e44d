import styles from './ProductOutline.module.css'
import type { ProductFace } from './product-face.ts'

export type Front = ProductFace & { size: { width: number; height: number } }

/** The front of a device in millimetres, from the top left corner of its body. */
export const FrontShape = ({ size, radius, isFreeForm, behind, face }: Front) => (
  <>
    {behind?.(size)}
    {!isFreeForm && (
      <rect
        width={size.width}
        height={size.height}
        rx={radius}
        fill="var(--page)"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
    )}
    {face(size)}
  </>
)

/** CSS pixels per millimetre, the same for all devices that stand side by side. */
const sideBySide = 0.6

/** Side of the square that a front fills, in CSS pixels. */
const sides = { alone: 208, sign: 72 }

/** The front of one device. @param fills what it fills, in place of the scale of others */
export const DeviceFront = ({ fills, ...front }: Front & { fills?: keyof typeof sides }) => {
  const { left = 0, right = 0, above = 0 } = front.reach ?? {}
  // One millimetre on each side keeps half of the outline.
  const [width, height] = [front.size.width + left + right + 2, front.size.height + above + 2]
  const scale = fills ? sides[fills] / Math.max(width, height) : sideBySide
  return (
    <svg
      className={styles['face']}
      viewBox={`${-left - 1} ${-above - 1} ${width} ${height}`}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      fill="none"
      stroke="var(--muted)"
      strokeWidth="1.25"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <FrontShape {...front} />
    </svg>
  )
}
