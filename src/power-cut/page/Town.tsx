import { Building, type BuildingPart } from '#src/site/drawings/street/Building.tsx'
import styles from './Town.module.css'

/**
 * Houses of the town, left to right, in user units: left edge, width, height, and one bit for each
 * window that is lit.
 */
const houses = [
  [0, 92, 86, 0b1011_0110],
  [98, 70, 128, 0b1101_1010_1101],
  [174, 120, 66, 0b11_0101],
  [302, 64, 150, 0b1110_1011_0110],
  [374, 96, 98, 0b101_1101_01],
  [708, 84, 118, 0b1011_0111_01],
  [798, 72, 72, 0b110_1101],
  [876, 62, 156, 0b1101_0110_1101],
  [946, 146, 92, 0b1010_1110_1],
  [1100, 66, 134, 0b1110_1101_0111],
  [1174, 66, 80, 0b101_1011],
] as const
/** Height of the ground line, and the size and distance of windows, in user units. */
const ground = 190
const pane = { width: 8, height: 10, across: 20, down: 24 } as const
/**
 * Position and scale of the site's building, which unscaled is 200 units wide with its ground at
 * y = 150.
 */
const own = { x: 484, scale: 1.08 } as const

const sky = { x: 0, y: -228, width: 1240, height: 418 } as const
/** Stars, which are faint above a lit town. Their places only have to look like chance. */
const stars = Array.from(
  { length: 56 },
  (_, index) => `M${(index * 467) % 1237} ${-222 + ((index * 89) % 283)}h.1`,
).join('')

/** Draws the windows of a house that are lit, or those that are not, as one path. */
function windowsOf([left, width, height, lit]: (typeof houses)[number], isLit: boolean): string {
  const across = Math.floor((width - 14) / pane.across)
  const down = Math.floor((height - 16) / pane.down)
  return Array.from({ length: across * down }, (_, index) => {
    const x = left + 12 + (index % across) * pane.across
    const y = ground - height + 12 + Math.floor(index / across) * pane.down
    return (((lit >> (index % 12)) & 1) === 1) === isLit
      ? `M${x} ${y}h${pane.width}v${pane.height}h${-pane.width}z`
      : ''
  }).join('')
}

/**
 * The town at night, rendered once by the server. Attributes of the surrounding figure set which
 * parts are lit (Town.module.css).
 */
export const Town = ({ building }: { building: readonly BuildingPart[] }) => (
  <svg
    className={styles['town']}
    data-screen
    viewBox="0 -228 1240 440"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <linearGradient id="haze" x2="0" y1="1" y2="0">
      <stop stopColor="var(--warm)" stopOpacity=".24" />
      <stop offset=".5" stopColor="var(--warm)" stopOpacity="0" />
    </linearGradient>
    <linearGradient id="dawn" x2="0" y1="1" y2="0">
      <stop stopColor="var(--warm)" stopOpacity=".8" />
      <stop offset=".9" stopColor="var(--warm)" stopOpacity="0" />
    </linearGradient>
    <path className={styles['stars']} d={stars} stroke="var(--ink)" strokeLinecap="round" />
    <rect className={styles['haze']} {...sky} fill="url(#haze)" />
    <rect className={styles['dawn']} {...sky} fill="url(#dawn)" />
    <circle className={styles['sun']} cx="430" cy="96" r="30" fill="var(--warm)" />
    <path
      d="M30 190v-98h54v-52h60v150M330 190v-94h140v94M740 190v-150h36v70h94v80"
      fill="var(--line)"
      opacity=".4"
    />
    {houses.map((house) => {
      const [left, width, height] = house
      return (
        <g key={left} className={styles['block']}>
          <rect
            x={left}
            y={ground - height}
            width={width}
            height={height}
            fill="var(--surface)"
            stroke="var(--line-strong)"
          />
          <path d={windowsOf(house, false)} fill="var(--line)" />
          <path d={windowsOf(house, true)} fill="var(--warm)" className={styles['lamp']} />
        </g>
      )
    })}
    <g
      className={styles['own']}
      transform={`translate(${own.x} ${ground - 150 * own.scale}) scale(${own.scale})`}
    >
      <Building parts={building} strokeWidth={1.6} />
    </g>
    <circle className={styles['gateway']} cx={own.x + 102 * own.scale} cy={ground + 0.5} r="5" />
    <path d={`M0 ${ground}H1240`} stroke="var(--line-strong)" />
    <path
      d="M908 34V4M898 34L908 12L918 34"
      stroke="var(--line-strong)"
      fill="none"
      strokeWidth="2"
    />
    <path
      className={styles['link']}
      d={`M${own.x + 102 * own.scale} ${ground}V14Q${own.x + 102 * own.scale} 4 ${own.x + 112 * own.scale} 4H908`}
      fill="none"
      stroke="var(--signal)"
      strokeWidth="2"
    />
  </svg>
)
