import { Building, type BuildingName } from './Building.tsx'

type Point = readonly [x: number, y: number]
type Site = {
  label: string
  /** Sensors in the building's own coordinates, each with what it reports. */
  sensors: readonly { at: Point; name: string }[]
  gateway: Point
}

/** What hangs where in each of the six use cases (content/pages/iot-use-cases.yaml). */
const sites = {
  home: {
    label: 'House at night. A gas sensor in the kitchen, a CO sensor by the bedroom and the lock report to a gateway on the upper floor.',
    sensors: [
      { at: [60, 138], name: 'gas' },
      { at: [86, 66], name: 'CO' },
      { at: [114, 130], name: 'lock' },
    ],
    gateway: [138, 138],
  },
  clinic: {
    label: 'Clinic at night with a generator outside. Two probes in the vaccine fridge report to a gateway.',
    sensors: [
      { at: [44, 134], name: '' },
      { at: [56, 134], name: 'two probes' },
      { at: [186, 134], name: 'supply' },
    ],
    gateway: [134, 134],
  },
  fleet: {
    label: 'Refrigerated truck at night. Two probes in the box and one in the tank report over LTE.',
    sensors: [
      { at: [38, 100], name: 'box' },
      { at: [92, 100], name: 'box' },
      { at: [132, 126], name: 'fuel' },
    ],
    gateway: [158, 84],
  },
  shop: {
    label: 'Shop at night. Sensors on three freezer doors and a counting camera over the entrance report to a gateway.',
    sensors: [
      { at: [45, 132], name: 'freezers' },
      { at: [88, 132], name: '' },
      { at: [149, 106], name: 'camera' },
    ],
    gateway: [109, 112],
  },
  factory: {
    label: 'Factory at night. Meters on two machines and on the generator report to a gateway over Modbus.',
    sensors: [
      { at: [36, 140], name: '' },
      { at: [62, 140], name: 'meters' },
      { at: [162, 100], name: 'generator' },
    ],
    gateway: [108, 136],
  },
  'cold-store': {
    label: 'Cold store at night, its door open a hand’s width. Probes in the store and a sensor on the door report to a gateway.',
    sensors: [
      { at: [24, 110], name: 'air' },
      { at: [68, 134], name: 'goods' },
      { at: [160, 100], name: 'door' },
    ],
    gateway: [108, 84],
  },
} as const satisfies Partial<Record<BuildingName, Site>>
export type SiteName = keyof typeof sites

const scale = 1.7
const toCard = ([x, y]: Point): Point => [30 + x * scale, 10 + y * scale]

/** One use case as an elevation at night: its sensors, its gateway, and the lines between them. Fills a 4:3 card. */
export const SiteDrawing = ({ name }: { name: SiteName }) => {
  const { label, sensors, gateway }: Site = sites[name]
  const [gatewayX, gatewayY] = toCard(gateway)
  return (
    <svg viewBox="0 0 400 300" role="img" aria-label={label} preserveAspectRatio="xMidYMid slice">
      <rect width="400" height="300" fill="var(--surface)" />
      <path d="M0 265h400" stroke="var(--line-strong)" strokeWidth="1.5" />
      <g transform={`translate(30 10) scale(${scale})`}>
        <Building name={name} strokeWidth={1.5 / scale} />
      </g>
      {sensors.map(({ at, name: reported }) => {
        const [x, y] = toCard(at)
        return (
          <g key={at.join()}>
            <path
              className="signal-line"
              pathLength={1}
              d={`M${x} ${y}H${gatewayX}V${gatewayY}`}
              fill="none"
              stroke="var(--signal)"
              strokeWidth="1.5"
            />
            <circle cx={x} cy={y} r="5" fill="var(--surface)" stroke="var(--signal)" strokeWidth="2" />
            {reported && (
              <text className="mono" x={x} y={289} fontSize="13" textAnchor="middle" fill="var(--muted)">
                {reported}
              </text>
            )}
            <path d={`M${x} ${y + 6}V272`} stroke="var(--line-strong)" strokeDasharray="1 4" />
          </g>
        )
      })}
      <rect x={gatewayX - 17} y={gatewayY - 8} width="34" height="16" rx="4" fill="var(--device)" stroke="var(--ink)" />
      <circle cx={gatewayX + 9} cy={gatewayY} r="2.5" fill="var(--signal)" />
    </svg>
  )
}
