import type { ProductSize } from '#src/content/products/specification.ts'
import type { ProductOutlineName } from '#src/content/schemas/drawings.ts'
import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { Drawing, Label, View } from '../kit/drawing.tsx'
import styles from './ProductOutline.module.css'
import type { ProductFace } from './product-face.ts'
import { productFaces } from './product-faces.ts'

/** Bank card in millimetres (ISO/IEC 7810 ID-1), for scale. */
const card = { width: 85.6, height: 54 }
/** Layout in user units, each of which is a CSS pixel at full width. */
const room = { width: 344, above: 30, tallest: 264, side: 46, gap: 28 }
/** Width of a letter of a label at its largest (drawing.module.css). */
const letter = 9.4
/** Cabinet projection: depth is drawn at 45° and at half its length. */
const slant = 0.5 * Math.SQRT1_2

type Props = { outline?: ProductOutlineName | undefined; name: string; size: ProductSize }

export const ProductOutline = ({ outline, name, size }: Props) => {
  const { width, height, depth } = size
  const said = words().drawings.productOutline
  const {
    radius = 2,
    isFreeForm = false,
    reach = {},
    behind,
    face,
  }: Partial<ProductFace> = outline ? productFaces[outline] : {}
  const { left: reachLeft = 0, right: reachRight = 0, above: reachAbove = 0 } = reach
  const slanted = isFreeForm ? 0 : depth * slant
  const scale = Math.min(
    (room.width - room.side - room.gap) /
      (reachLeft + width + Math.max(slanted, reachRight) + card.width),
    room.tallest / (Math.max(height + reachAbove, card.height) + slanted),
    2,
  )
  const [w, h, d] = [width * scale, height * scale, slanted * scale]
  const ground = room.above + Math.max(h + d + reachAbove * scale, card.height * scale)
  const left = room.side + reachLeft * scale
  const top = ground - h
  const beside = left + w + Math.max(d, reachRight * scale) + room.gap
  const [cardWidth, cardHeight] = [card.width * scale, card.height * scale]
  const r = Math.min(radius * scale, w / 2, h / 2)
  // Offset of the point where a 45° line touches a round corner.
  const touch = r * (1 - Math.SQRT1_2)
  return (
    <div className={styles['outline']}>
      <Drawing label={say(said.shows, { product: name, width, height, depth })}>
        <View size="tall" height={Math.round(ground + 34)}>
          <g stroke="var(--muted)" strokeWidth="1.25" strokeLinejoin="round" strokeLinecap="round">
            <g
              transform={`translate(${left + d} ${top - d}) scale(${scale})`}
              className={styles['face']}
            >
              {behind?.(size)}
            </g>
            {!isFreeForm && (
              <>
                <rect x={left + d} y={top - d} width={w} height={h} rx={r} fill="var(--surface)" />
                <path
                  d={`M${left + touch} ${top + touch}l${d} ${-d}L${left + w - touch + d} ${ground - touch - d}l${-d} ${d}z`}
                  fill="var(--surface)"
                  stroke="none"
                />
                <path
                  d={`M${left + touch} ${top + touch}l${d} ${-d}M${left + w - touch} ${ground - touch}l${d} ${-d}`}
                />
                {r < 10 && <path d={`M${left + w - touch} ${top + touch}l${d} ${-d}`} />}
                <rect
                  x={left}
                  y={top}
                  width={w}
                  height={h}
                  rx={r}
                  fill="var(--page)"
                  stroke="var(--ink)"
                  strokeWidth="1.75"
                />
              </>
            )}
            <g transform={`translate(${left} ${top}) scale(${scale})`} className={styles['face']}>
              {face?.(size)}
            </g>
            <rect
              x={beside}
              y={ground - cardHeight}
              width={cardWidth}
              height={cardHeight}
              rx={3.18 * scale}
              strokeDasharray="3 4"
            />
            <rect
              x={beside + 9 * scale}
              y={ground - 35 * scale}
              width={12 * scale}
              height={9 * scale}
              rx={1.4 * scale}
            />
            <g stroke="var(--line-strong)">
              <path d={`M${room.side - 12} ${top}v${h}m-4 0h8m-8 ${-h}h8`} />
              <path d={`M${left} ${ground + 12}h${w}m0 -4v8m${-w} -8v8`} />
              {reachLeft > 0 && (
                <path
                  d={`M${room.side - 6} ${top}H${left - 6}M${room.side - 6} ${ground}H${left - 6}`}
                  strokeDasharray="2 4"
                />
              )}
            </g>
          </g>
          <Label
            x={room.side - 20}
            y={top + h / 2 + 4}
            anchor="end"
            tone="ink"
            text={`${height}`}
          />
          <Label x={left + w / 2} y={ground + 30} anchor="middle" tone="ink" text={`${width}`} />
          <Label
            x={left + d + w / 2}
            y={top - d - reachAbove * scale - 8}
            anchor="middle"
            text={say(said.deep, { depth })}
          />
          <Label
            x={beside + cardWidth / 2}
            y={ground + 30}
            anchor="middle"
            text={cardWidth < 72 ? said.cardShort : said.card}
            room={{ letters: Math.floor(cardWidth / letter), width: cardWidth }}
          />
        </View>
      </Drawing>
      <span className="label">{said.unit}</span>
    </div>
  )
}
