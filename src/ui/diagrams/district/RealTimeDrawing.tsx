import type { ReactNode } from 'react'
import { DistrictLayer } from './District.tsx'

export type RealTimeView = 'map' | 'yard' | 'crew'

const vehicles = [
  { at: [220, 160], age: '4 s', label: [237, 165] },
  { at: [392, 290], age: '11 s', label: [378, 272] },
  { at: [172, 104], age: '7 s', label: [160, 86] },
] as const
const silent = { at: [414, 134], age: '26 min' } as const

const yard = [
  { plate: 'LSR 482', state: 'in', since: 'bay 4' },
  { plate: 'KJA 117', state: 'in', since: 'bay 1' },
  { plate: 'EPE 903', state: 'due', since: '21:40' },
  { plate: 'APP 256', state: 'late', since: '+ 35 min' },
] as const

const stops = [
  { name: 'Drain, Ojuelegba Rd', state: 'closed 08:12' },
  { name: 'Lamp 114', state: 'closed 08:31' },
  { name: 'Drain, Tejuosho', state: 'reached 08:44' },
  { name: 'Lamp 120', state: 'planned' },
] as const

const LiveMap = () => (
  <svg
    viewBox="86 0 430 420"
    role="img"
    aria-label="Night map with three live vehicles, each with the age of its newest report, and one grey mark that has been silent for 26 minutes."
    preserveAspectRatio="xMidYMid slice"
  >
    <rect width="600" height="420" fill="var(--page)" />
    <DistrictLayer name="base" />
    <DistrictLayer name="routes" />
    {vehicles.map(({ at: [x, y], age, label: [labelX, labelY] }) => (
      <g key={age}>
        <circle cx={x} cy={y} r="10" fill="var(--page)" stroke="var(--signal)" strokeWidth="2" />
        <circle cx={x} cy={y} r="4" fill="var(--signal)" />
        <text
          className="mono"
          x={labelX}
          y={labelY}
          fontSize="14"
          fill="var(--ink)"
          stroke="var(--page)"
          strokeWidth="5"
          paintOrder="stroke"
        >
          {age}
        </text>
      </g>
    ))}
    <circle cx={silent.at[0]} cy={silent.at[1]} r="9" fill="var(--page)" stroke="var(--muted)" strokeWidth="2" strokeDasharray="4 4" />
    <text
      className="mono"
      x={silent.at[0]}
      y={silent.at[1] + 27}
      fontSize="14"
      textAnchor="middle"
      fill="var(--muted)"
      stroke="var(--page)"
      strokeWidth="5"
      paintOrder="stroke"
    >
      {silent.age}
    </text>
  </svg>
)

const YardBoard = () => (
  <svg
    viewBox="0 0 400 300"
    role="img"
    aria-label="Board by the gate: two trucks in, one due at 21:40, one 35 minutes late."
    preserveAspectRatio="xMidYMid slice"
  >
    <rect width="400" height="300" fill="var(--page)" />
    <path d="M80 262v38M320 262v38" stroke="var(--line-strong)" strokeWidth="6" />
    <rect x="36" y="34" width="328" height="230" rx="6" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="1.5" />
    {yard.map(({ plate, state, since }, index) => {
      const y = 76 + index * 54
      const colour = state === 'late' ? 'var(--warm)' : state === 'in' ? 'var(--signal)' : 'var(--ink)'
      return (
        <g key={plate}>
          {index > 0 && <path d={`M56 ${y - 34}H344`} stroke="var(--line)" />}
          <text className="mono" x="56" y={y} fontSize="20" fill="var(--ink)">
            {plate}
          </text>
          <text className="mono" x="196" y={y} fontSize="16" fill={colour}>
            {state}
          </text>
          <text className="mono" x="344" y={y} fontSize="16" textAnchor="end" fill={colour}>
            {since}
          </text>
        </g>
      )
    })}
  </svg>
)

const CrewPhone = () => (
  <svg
    viewBox="0 0 400 300"
    role="img"
    aria-label="A crew’s phone without network: two stops closed, one reached, one planned."
    preserveAspectRatio="xMidYMid slice"
  >
    <rect width="400" height="300" fill="var(--page)" />
    <rect x="76" y="28" width="248" height="330" rx="32" fill="var(--device)" />
    <rect x="85" y="37" width="230" height="330" rx="24" fill="var(--surface)" />
    <text x="106" y="72" fontSize="20" fontWeight="700" letterSpacing="-.025em" fill="var(--ink)">
      Round 7
    </text>
    <text className="mono" x="294" y="71" fontSize="13" textAnchor="end" fill="var(--warm)">
      no network
    </text>
    {stops.map(({ name, state }, index) => {
      const y = 88 + index * 47
      const isClosed = state.startsWith('closed')
      return (
        <g key={name}>
          <path d={`M106 ${y}H294`} stroke="var(--line)" />
          <circle
            cx="113"
            cy={y + 26}
            r="7"
            fill={isClosed ? 'var(--signal)' : 'none'}
            stroke={isClosed ? 'var(--signal)' : 'var(--muted)'}
            strokeWidth="1.75"
          />
          <text x="130" y={y + 21} fontSize="14" fontWeight="600" fill="var(--ink)">
            {name}
          </text>
          <text className="mono" x="130" y={y + 38} fontSize="13" fill="var(--muted)">
            {state}
          </text>
        </g>
      )
    })}
  </svg>
)

const views: Record<RealTimeView, ReactNode> = { map: <LiveMap />, yard: <YardBoard />, crew: <CrewPhone /> }

/** A live view as it looks at night; stands where the studio's photograph is missing. */
export const RealTimeDrawing = ({ view }: { view: RealTimeView }) => views[view]
