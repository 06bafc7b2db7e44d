import styles from './drawing.module.css'

type Kind = 'gateway' | 'mains' | 'battery'
type Node = { id: string; kind: Kind; at: readonly [number, number]; name: string; isBelow?: boolean; isBeside?: boolean }

const nodes: readonly Node[] = [
  { id: 'gateway', kind: 'gateway', at: [96, 214], name: 'gateway', isBeside: true },
  { id: 'adaptor', kind: 'mains', at: [258, 70], name: 'adaptor, office' },
  { id: 'store', kind: 'mains', at: [300, 330], name: 'adaptor, store', isBelow: true },
  { id: 'corridor', kind: 'mains', at: [510, 84], name: 'adaptor, corridor' },
  { id: 'gas', kind: 'battery', at: [150, 366], name: 'gas sensor', isBelow: true },
  { id: 'door', kind: 'battery', at: [450, 370], name: 'humidity sensor', isBelow: true },
  { id: 'cold', kind: 'battery', at: [676, 214], name: 'cold room', isBelow: true },
]
const route = ['cold', 'corridor', 'adaptor', 'gateway'] as const
const others = [
  ['gas', 'gateway'],
  ['store', 'gateway'],
  ['adaptor', 'store'],
  ['door', 'store'],
] as const
const label =
  'A Zigbee mesh round a concrete lift shaft. The cold-room sensor cannot reach the gateway directly: its reading goes to the adaptor in the corridor and the adaptor in the office, two devices on mains, and then to the gateway. Devices on batteries pass nothing on.'

const find = (id: string) => nodes.find((node) => node.id === id)
const line = (ids: readonly string[], isUpright: boolean) =>
  ids
    .map((id, index) => {
      const [x, y] = place(find(id)?.at ?? [0, 0], isUpright)
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`
    })
    .join('')
/** On a phone the plan is turned by a quarter. */
const place = ([x, y]: readonly [number, number], isUpright: boolean): [number, number] => (isUpright ? [(430 - y) * 0.8, x * 0.8] : [x, y])

/** Plan of one floor with a concrete core: the reading walks round it. */
export const ZigbeeMesh = () => (
  <div className={`${styles['drawing']} ${styles['column']}`}>
    <svg className={styles['wide']} viewBox="0 0 780 430" role="img" aria-label={label}>
      <Plan isUpright={false} />
    </svg>
    <svg className={styles['tall']} viewBox="0 0 350 624" role="img" aria-label={label}>
      <Plan isUpright />
    </svg>
  </div>
)

const Plan = ({ isUpright }: { isUpright: boolean }) => {
  const [left, top] = place(isUpright ? [340, 268] : [340, 150], isUpright)
  const [width, height] = isUpright ? [94, 96] : [120, 118]
  return (
    <>
      <rect
        x="1"
        y="1"
        width={isUpright ? 348 : 778}
        height={isUpright ? 622 : 428}
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="1.5"
      />
      <rect x={left} y={top} width={width} height={height} fill="var(--sunk)" stroke="var(--ink)" strokeWidth="3" />
      <path d={`M${left} ${top}l${width} ${height}M${left + width} ${top}l${-width} ${height}`} stroke="var(--line-strong)" />
      <text
        className="mono"
        x={left + width / 2}
        y={top + height / 2 + 4}
        fontSize="12"
        textAnchor="middle"
        fill="var(--muted)"
        stroke="var(--sunk)"
        strokeWidth="6"
        paintOrder="stroke"
      >
        lift shaft
      </text>
      <path d={line(['cold', 'gateway'], isUpright)} stroke="var(--line-strong)" strokeWidth="1.5" strokeDasharray="2 7" />
      {others.map((pair) => (
        <path key={pair.join()} d={line(pair, isUpright)} stroke="var(--line-strong)" strokeWidth="1.5" />
      ))}
      <path
        className="signal-line"
        pathLength={1}
        d={line(route, isUpright)}
        fill="none"
        stroke="var(--signal)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {nodes.map(({ id, kind, at, name, isBelow = false, isBeside = false }) => {
        const [x, y] = place(at, isUpright)
        const isAtEdge = isUpright && x > 240
        const isLeft = isBeside && !isUpright
        return (
          <g key={id}>
            {kind === 'gateway' && <rect x={x - 21} y={y - 12} width="42" height="24" rx="5" fill="var(--device)" stroke="var(--ink)" />}
            {kind === 'gateway' && <circle cx={x + 11} cy={y} r="3" fill="var(--signal)" />}
            {kind === 'mains' && (
              <rect x={x - 9} y={y - 9} width="18" height="18" rx="3" fill="var(--page)" stroke="var(--ink)" strokeWidth="2" />
            )}
            {kind === 'battery' && <circle cx={x} cy={y} r="8" fill="var(--page)" stroke="var(--ink)" strokeWidth="2" />}
            <text
              className="mono"
              x={isAtEdge ? x + 20 : isLeft ? x - 28 : x}
              y={isLeft ? y + 4 : isBelow || (isUpright && !isBeside) ? y + 28 : y - 22}
              fontSize="12"
              textAnchor={isAtEdge || isLeft ? 'end' : 'middle'}
              fill="var(--ink)"
              stroke="var(--page)"
              strokeWidth="4"
              paintOrder="stroke"
            >
              {name}
            </text>
          </g>
        )
      })}
      <g transform={isUpright ? 'translate(16 596)' : 'translate(560 390)'} fill="var(--muted)">
        <rect x="0" y="-10" width="11" height="11" rx="2" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
        <text className="mono" x="20" y="0" fontSize="12">
          mains, passes on
        </text>
        <circle cx={isUpright ? 168 : 5.5} cy={isUpright ? -4.5 : 15} r="5" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
        <text className="mono" x={isUpright ? 181 : 20} y={isUpright ? 0 : 19} fontSize="12">
          battery, only sends
        </text>
      </g>
    </>
  )
}
