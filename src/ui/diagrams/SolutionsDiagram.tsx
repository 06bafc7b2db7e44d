import styles from './drawing.module.css'
import { GatewayFront } from './GatewayFront.tsx'

type End = { name: string; fact: string }
type Props = {
  /** What stands in the field: name, and in mono its protocol and place. */
  devices: End[]
  /** Where the gateway sends to. */
  destinations: End[]
}

const list = (ends: End[]) => ends.map(({ name }) => name).join(', ')

/** Devices in the field, the gateway between them and the cloud, and what lies behind it. */
export const SolutionsDiagram = ({ devices, destinations }: Props) => {
  const label = `In the field: ${list(devices)}. Each reaches the edge gateway by its own radio or cable. The gateway reaches, over LTE or Ethernet: ${list(destinations)}.`
  return (
    <div className={`${styles['drawing']} ${styles['page']}`}>
      <Wide devices={devices} destinations={destinations} label={label} />
      <Tall devices={devices} destinations={destinations} label={label} />
    </div>
  )
}

const Node = ({ cx, cy }: { cx: number; cy: number }) => (
  <circle cx={cx} cy={cy} r="4" fill="var(--page)" stroke="var(--signal)" strokeWidth="1.5" />
)

const Name = ({ x, y, end, size }: { x: number; y: number; end: End; size: 15 | 17 }) => (
  <>
    <text x={x} y={y} fontSize={size} fontWeight="600" letterSpacing="-.01em" fill="var(--ink)">
      {end.name}
    </text>
    <text className="mono" x={x} y={y + size + 4} fontSize={size === 17 ? 12 : 12.5} fill="var(--muted)">
      {end.fact}
    </text>
  </>
)

type Drawn = Props & { label: string }

const Wide = ({ devices, destinations, label }: Drawn) => {
  /** Height of the line through the gateway. */
  const middle = 196
  const deviceRow = (index: number) => middle + (index - (devices.length - 1) / 2) * 80
  const destinationRow = (index: number) => middle + (index - (destinations.length - 1) / 2) * 80
  return (
    <svg className={styles['wide']} viewBox="0 0 1240 400" role="img" aria-label={label}>
      {devices.map((device, index) => {
        const y = deviceRow(index)
        return (
          <g key={device.name}>
            <Name x={0} y={y - 3} end={device} size={17} />
            <path
              className="signal-line"
              pathLength={1}
              d={`M300 ${y}C372 ${y} 356 ${middle} 421 ${middle}`}
              fill="none"
              stroke="var(--signal)"
              strokeWidth="1.5"
            />
            <Node cx={300} cy={y} />
          </g>
        )
      })}
      <GatewayFront x={421} y={132} size="wide" />
      <text className="mono" fontSize="12" fill="var(--muted)">
        <tspan x="421" y="294">
          quad-core · 5000 mAh battery
        </tspan>
        <tspan x="421" dy="20">
          rules and queue on its own disk
        </tspan>
      </text>
      <text className="mono" fontSize="12" fill="var(--muted)" textAnchor="end">
        <tspan x="819" y="294">
          LTE or Ethernet
        </tspan>
        <tspan x="819" dy="20">
          MQTT over TLS
        </tspan>
      </text>
      {destinations.map((destination, index) => {
        const y = destinationRow(index)
        return (
          <g key={destination.name}>
            <path
              className="signal-line"
              pathLength={1}
              d={`M819 ${middle}C888 ${middle} 868 ${y} 932 ${y}`}
              fill="none"
              stroke="var(--signal)"
              strokeWidth="1.5"
            />
            <Node cx={932} cy={y} />
            <Name x={954} y={y - 2} end={destination} size={17} />
          </g>
        )
      })}
      <circle cx="421" cy={middle} r="4.5" fill="var(--signal)" />
      <circle cx="819" cy={middle} r="4.5" fill="var(--signal)" />
    </svg>
  )
}

const Tall = ({ devices, destinations, label }: Drawn) => {
  const row = 54
  const gateway = 20 + devices.length * row + 86
  const below = gateway + 128 + 84
  const height = below + (destinations.length - 1) * row + 26
  return (
    <svg className={styles['tall']} viewBox={`0 0 350 ${height}`} role="img" aria-label={label}>
      <path
        className="signal-line"
        pathLength={1}
        d={`M8 20V${below + (destinations.length - 1) * row}`}
        fill="none"
        stroke="var(--signal)"
        strokeWidth="1.5"
      />
      {devices.map((device, index) => (
        <g key={device.name}>
          <Node cx={8} cy={20 + index * row} />
          <Name x={28} y={21 + index * row} end={device} size={15} />
        </g>
      ))}
      <path d={`M8 ${gateway + 64}H28`} stroke="var(--signal)" strokeWidth="1.5" />
      <circle cx="8" cy={gateway + 64} r="4.5" fill="var(--signal)" />
      <GatewayFront x={28} y={gateway} size="narrow" />
      <text className="mono" x="28" y={gateway + 154} fontSize="12.5" fill="var(--muted)">
        5000 mAh · rules and queue on its disk
      </text>
      {destinations.map((destination, index) => (
        <g key={destination.name}>
          <Node cx={8} cy={below + index * row} />
          <Name x={28} y={below + 1 + index * row} end={destination} size={15} />
        </g>
      ))}
    </svg>
  )
}
