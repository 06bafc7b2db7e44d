import type { ProductSize } from '#src/content/product-size.ts'
import { DrawnUnit } from './DrawnText.tsx'
import styles from './ProductOutline.module.css'

/** Millimetres of a bank card (ISO/IEC 7810 ID-1), the one thing of known size that everybody carries. */
const card = { width: 85.6, height: 54 }
/** User units of the drawing, one to a CSS pixel at its full width. */
const room = { width: 340, above: 30, tallest: 264, side: 46, gap: 28 }
/** Cabinet projection: depth runs up at 45° and is drawn at half its length. */
const slant = 0.5 * Math.SQRT1_2

/** The room a product takes up, beside a bank card to the same scale. */
export const ProductOutline = ({ name, size }: { name: string; size: ProductSize }) => {
  const { width, height, depth } = size
  const scale = Math.min(
    (room.width - room.side - room.gap) / (width + depth * slant + card.width),
    room.tallest / (Math.max(height, card.height) + depth * slant),
    1.7,
  )
  const [w, h, d] = [width * scale, height * scale, depth * slant * scale]
  const ground = room.above + Math.max(h + d, card.height * scale)
  const left = room.side
  const top = ground - h
  const beside = left + w + d + room.gap
  const [cardWidth, cardHeight] = [card.width * scale, card.height * scale]
  return (
    <div className={styles['outline']}>
      <svg
        viewBox={`0 0 ${room.width} ${Math.round(ground + 34)}`}
        role="img"
        aria-label={`${name}, ${width} mm wide, ${height} mm high and ${depth} mm deep, beside a bank card to the same scale`}
      >
        <g fill="none" strokeLinejoin="round" strokeLinecap="round">
          <path
            d={`M${left} ${top}l${d} ${-d}h${w}v${h}l${-d} ${d}M${left + w} ${top}l${d} ${-d}`}
            stroke="var(--muted)"
            strokeWidth="1.25"
          />
          <rect x={left} y={top} width={w} height={h} rx="2" fill="var(--page)" stroke="var(--ink)" strokeWidth="1.75" />
          <rect
            x={beside}
            y={ground - cardHeight}
            width={cardWidth}
            height={cardHeight}
            rx={3.18 * scale}
            stroke="var(--muted)"
            strokeWidth="1.25"
            strokeDasharray="3 4"
          />
          <rect
            x={beside + 9 * scale}
            y={ground - 35 * scale}
            width={12 * scale}
            height={9 * scale}
            rx={1.4 * scale}
            stroke="var(--muted)"
          />
          <g stroke="var(--line-strong)">
            <path d={`M${left - 12} ${top}v${h}m-4 0h8m-8 ${-h}h8`} />
            <path d={`M${left} ${ground + 12}h${w}m0 -4v8m${-w} -8v8`} />
          </g>
        </g>
        <DrawnUnit x={left - 20} y={top + h / 2 + 4} anchor="end" fill="var(--ink)">{`${height}`}</DrawnUnit>
        <DrawnUnit x={left + w / 2} y={ground + 30} anchor="middle" fill="var(--ink)">{`${width}`}</DrawnUnit>
        <DrawnUnit x={left + d + w / 2} y={top - d - 8} anchor="middle">{`${depth} deep`}</DrawnUnit>
        <DrawnUnit x={beside + cardWidth / 2} y={ground + 30} anchor="middle">
          {cardWidth < 72 ? 'card' : 'bank card'}
        </DrawnUnit>
      </svg>
      <span className="label">outer size in mm, both to one scale</span>
    </div>
  )
}
