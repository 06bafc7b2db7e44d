import styles from './drawing.module.css'

type Kind = 'gateway' | 'mains' | 'battery'
type Point = readonly [x: number, y: number]
type Label = 'above' | 'below' | 'left' | 'right'
type Node = {
  id: string
  kind: Kind
  name: string
  at: Point
  label: Label /** On a phone the plan stands upright. */
  upright: Point
  uprightLabel: Label
}

const nodes: readonly Node[] = [
  { id: 'gateway', kind: 'gateway', name: 'gateway', at: [96, 214], label: 'left', upright: [172, 78], uprightLabel: 'above' },
  { id: 'adaptor', kind: 'mains', name: 'adaptor, office', at: [258, 70], label: 'above', upright: [256, 206], uprightLabel: 'right' },
  { id: 'store', kind: 'mains', name: 'adaptor, store', at: [300, 330], label: 'below', upright: [102, 232], uprightLabel: 'left' },
  { id: 'corridor', kind: 'mains', name: 'adaptor, corridor', at: [510, 84], label: 'above', upright: [256, 408], uprightLabel: 'right' },
  { id: 'gas', kind: 'battery', name: 'gas sensor', at: [150, 366], label: 'below', upright: [58, 118], uprightLabel: 'below' },
  { id: 'door', kind: 'battery', name: 'humidity sensor', at: [450, 370], label: 'below', upright: [74, 404], uprightLabel: 'below' },
  { id: 'cold', kind: 'battery', name: 'cold room', at: [676, 214], label: 'below', upright: [172, 520], uprightLabel: 'below' },
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

const line = (ids: readonly string[], isUpright: boolean) =>
  ids
    .map((id, index) => {
      const node = nodes.find((one) => one.id === id)
      const [x, y] = (isUpright ? node?.upright : node?.at) ?? [0, 0]
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`
    })
    .join('')

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
  const [left, top] = isUpright ? [125, 272] : [340, 150]
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
      {nodes.map(({ id, kind, name, ...node }) => {
        const [x, y] = isUpright ? node.upright : node.at
        return (
          <g key={id}>
            {kind === 'gateway' && <rect x={x - 21} y={y - 12} width="42" height="24" rx="5" fill="var(--device)" stroke="var(--ink)" />}
            {kind === 'gateway' && <circle cx={x + 11} cy={y} r="3" fill="var(--signal)" />}
            {kind === 'mains' && (
              <rect x={x - 9} y={y - 9} width="18" height="18" rx="3" fill="var(--page)" stroke="var(--ink)" strokeWidth="2" />
            )}
            {kind === 'battery' && <circle cx={x} cy={y} r="8" fill="var(--page)" stroke="var(--ink)" strokeWidth="2" />}
            <Name at={[x, y]} side={isUpright ? node.uprightLabel : node.label} margin={kind === 'gateway' ? 28 : 18}>
              {name}
            </Name>
          </g>
        )
      })}
      <g transform={isUpright ? 'translate(16 586)' : 'translate(560 390)'} fill="var(--muted)">
        <rect x="0" y="-10" width="11" height="11" rx="2" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
        <text className="mono" x="20" y="0" fontSize="12">
          mains, passes on
        </text>
        <circle cx="5.5" cy="15" r="5" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
        <text className="mono" x="20" y="19" fontSize="12">
          battery, only sends
        </text>
      </g>
    </>
  )
}

/** What a node is called: on one line above or below it, on two beside it. */
const Name = ({ at: [x, y], side, margin, children }: { at: Point; side: Label; margin: number; children: string }) => {
  const isBeside = side === 'left' || side === 'right'
  const lines = isBeside ? children.split(/(?<=,) /) : [children]
  const left = side === 'left' ? x - margin : side === 'right' ? x + margin : x
  const top = side === 'above' ? y - 22 : side === 'below' ? y + 28 : y + 4 - (lines.length - 1) * 8
  return (
    <text
      className="mono"
      fontSize="12"
      textAnchor={side === 'left' ? 'end' : side === 'right' ? 'start' : 'middle'}
      fill="var(--ink)"
      stroke="var(--page)"
      strokeWidth="4"
      paintOrder="stroke"
    >
      {lines.map((line, index) => (
        <tspan key={line} x={left} y={top + index * 16}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
