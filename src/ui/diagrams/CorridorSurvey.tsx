import { DrawnName, DrawnUnit } from './DrawnText.tsx'
import drawing from './drawing.module.css'

/** The hotel corridor of the page, in metres along it; forty doors, two at each place. */
const corridor = { length: 30, doors: 40, gateway: 12, shaft: [14, 16], repeater: 15, limit: -85, shaftLoss: 30 } as const
const places = Array.from({ length: corridor.doors / 2 }, (_, index) => 0.75 + index * 1.5)

/** Signal in dBm at a distance in metres, by a log-distance model for corridors (exponent 2.2, −44 dBm at one metre). */
const signalAt = (metres: number) => -44 - 22 * Math.log10(Math.max(1, Math.abs(metres)))
const withoutRepeater = (metre: number) => signalAt(metre - corridor.gateway) - (metre > corridor.shaft[0] ? corridor.shaftLoss : 0)
const withRepeater = (metre: number) => Math.max(withoutRepeater(metre), signalAt(metre - corridor.repeater))
const doorsBelow = (signal: (metre: number) => number) => places.filter((metre) => signal(metre) < corridor.limit).length * 2

const before = doorsBelow(withoutRepeater)
const after = doorsBelow(withRepeater)
const minus = (value: number) => `−${Math.abs(value)}`
const label = `Plan of a hotel corridor of ${corridor.length} metres with ${corridor.doors} doors and a lift shaft in its middle. With one gateway ${before} doors stay below ${minus(corridor.limit)} dBm; with one repeater beside the shaft ${after === 0 ? 'none' : after} does.`
const results = [
  `one gateway: ${before} of ${corridor.doors} doors too weak`,
  `with one repeater: ${after === 0 ? 'none' : after}`,
] as const

const wide = { x: (metre: number) => Math.round((2 + metre * 41.2) * 10) / 10, y: (dBm: number) => 300 + (-55 - dBm) * 2.6 }
const tall = { y: (metre: number) => 64 + metre * 17, x: (dBm: number) => 148 + (dBm + 112) * 2.85 }

/** A survey's finding: where the signal ends behind the lift shaft, and what one repeater changes. */
export const CorridorSurvey = () => (
  <div className={`${drawing['drawing']} ${drawing['page']}`}>
    <svg className={drawing['wide']} viewBox="0 0 1240 490" fill="none" role="img" aria-label={label}>
      <path
        d={places.map((metre) => `M${wide.x(metre - 0.75)} 66V8M${wide.x(metre - 0.75)} 208V150`).join('')}
        stroke="var(--line-strong)"
      />
      <path d="M1238 8V66M1238 208V150" stroke="var(--line-strong)" />
      <path
        d={[66, 150]
          .map((y) =>
            places
              .map((metre) => `M${wide.x(metre - 0.75)} ${y}H${wide.x(metre) - 10}M${wide.x(metre) + 10} ${y}H${wide.x(metre + 0.75)}`)
              .join(''),
          )
          .join('')}
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <path d="M2 66V150M1238 66V150" stroke="var(--ink)" strokeWidth="3" />
      <path d="M1229 70V146" stroke="var(--muted)" />
      <rect x={wide.x(14)} y="56" width="82" height="64" fill="var(--page)" stroke="var(--ink)" strokeWidth="3" />
      <path d={`M${wide.x(14)} 56l82 64M${wide.x(16)} 56l-82 64`} stroke="var(--line-strong)" />
      <path d={`M${wide.x(corridor.gateway)} 108L${wide.x(14)} 108`} stroke="var(--muted)" strokeDasharray="2 5" strokeWidth="1.5" />
      <path d={`M${wide.x(16)} 108H${wide.x(29.25)}`} stroke="var(--line-strong)" strokeDasharray="2 5" strokeWidth="1.5" />
      <path
        className="signal-line"
        pathLength={1}
        d={`M${wide.x(corridor.gateway)} 108L${wide.x(corridor.repeater)} 139L${wide.x(29.25)} 128`}
        stroke="var(--signal)"
        strokeWidth="2"
      />
      <rect x={wide.x(corridor.gateway) - 16} y="98" width="32" height="20" rx="5" fill="var(--device)" />
      <circle cx={wide.x(corridor.gateway) + 8} cy="108" r="2.5" fill="var(--signal)" />
      <circle cx={wide.x(corridor.repeater)} cy="139" r="6" fill="var(--page)" stroke="var(--signal)" strokeWidth="2" />
      <circle cx={wide.x(29.25)} cy="128" r="5" fill="var(--page)" stroke="var(--signal)" strokeWidth="2" />
      <DrawnUnit x={wide.x(corridor.gateway) - 24} y={112} anchor="end">
        gateway
      </DrawnUnit>
      <DrawnUnit x={wide.x(16) + 12} y={98}>{`lift shaft, ${corridor.shaftLoss} dB`}</DrawnUnit>
      <DrawnUnit x={wide.x(corridor.repeater)} y={236} anchor="middle">
        repeater on mains
      </DrawnUnit>
      <path d={`M${wide.x(corridor.repeater)} 147V222`} stroke="var(--line-strong)" />
      <DrawnUnit x={1218} y={98} anchor="end">
        mirror wall
      </DrawnUnit>
      <path d={`M0 ${wide.y(corridor.limit)}H1240`} stroke="var(--ink)" strokeDasharray="3 5" />
      <DrawnUnit
        x={0}
        y={wide.y(corridor.limit) + 18}
        fill="var(--ink)"
      >{`${minus(corridor.limit)} dBm, the least a lock needs`}</DrawnUnit>
      {places.map((metre) => (
        <g key={metre} strokeWidth="1.5">
          <path d={`M${wide.x(metre)} ${wide.y(withoutRepeater(metre))}V${wide.y(withRepeater(metre))}`} stroke="var(--line-strong)" />
          <circle cx={wide.x(metre)} cy={wide.y(withoutRepeater(metre))} r="5" fill="var(--page)" stroke="var(--muted)" />
          <circle cx={wide.x(metre)} cy={wide.y(withRepeater(metre))} r="4.5" fill="var(--signal)" />
        </g>
      ))}
      <path d="M0 462H1240" stroke="var(--line-strong)" />
      <DrawnUnit x={0} y={484}>
        0 m
      </DrawnUnit>
      <DrawnUnit x={1240} y={484} anchor="end">{`${corridor.length} m`}</DrawnUnit>
      <circle cx="6" cy={wide.y(-101)} r="5" stroke="var(--muted)" strokeWidth="1.5" />
      <DrawnName x={20} y={wide.y(-101) + 5} size={14}>
        {results[0]}
      </DrawnName>
      <circle cx="6" cy={wide.y(-110)} r="4.5" fill="var(--signal)" />
      <DrawnName x={20} y={wide.y(-110) + 5} size={14}>
        {results[1]}
      </DrawnName>
      <DrawnUnit x={620} y={484} anchor="middle">
        calculated, before the survey checks it
      </DrawnUnit>
    </svg>
    <svg className={`${drawing['tall']} ${drawing['narrow']}`} viewBox="0 0 350 690" fill="none" role="img" aria-label={label}>
      <path
        d={[24, 96].map((x) => places.map((metre) => `M${x} ${tall.y(metre) - 12.75}v8M${x} ${tall.y(metre) + 4.75}v8`).join('')).join('')}
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <path
        d={places.map((metre) => `M0 ${tall.y(metre) - 12.75}h24M96 ${tall.y(metre) - 12.75}h24`).join('')}
        stroke="var(--line-strong)"
      />
      <path d={`M24 ${tall.y(0)}h72M24 ${tall.y(30)}h72`} stroke="var(--ink)" strokeWidth="3" />
      <rect x="16" y={tall.y(14)} width="56" height="34" fill="var(--page)" stroke="var(--ink)" strokeWidth="3" />
      <path d={`M16 ${tall.y(14)}l56 34M72 ${tall.y(14)}l-56 34`} stroke="var(--line-strong)" />
      <path
        className="signal-line"
        pathLength={1}
        d={`M52 ${tall.y(corridor.gateway)}L88 ${tall.y(corridor.repeater)}L72 ${tall.y(29.25)}`}
        stroke="var(--signal)"
        strokeWidth="2"
      />
      <rect x="42" y={tall.y(corridor.gateway) - 14} width="20" height="28" rx="5" fill="var(--device)" />
      <circle cx="88" cy={tall.y(corridor.repeater)} r="5.5" fill="var(--page)" stroke="var(--signal)" strokeWidth="2" />
      <circle cx="72" cy={tall.y(29.25)} r="4.5" fill="var(--page)" stroke="var(--signal)" strokeWidth="2" />
      <path d={`M${tall.x(corridor.limit)} ${tall.y(0)}V${tall.y(30)}`} stroke="var(--ink)" strokeDasharray="3 5" />
      {places.map((metre) => (
        <g key={metre} strokeWidth="1.5">
          <path d={`M${tall.x(withoutRepeater(metre))} ${tall.y(metre)}H${tall.x(withRepeater(metre))}`} stroke="var(--line-strong)" />
          <circle cx={tall.x(withoutRepeater(metre))} cy={tall.y(metre)} r="4.5" fill="var(--page)" stroke="var(--muted)" />
          <circle cx={tall.x(withRepeater(metre))} cy={tall.y(metre)} r="4" fill="var(--signal)" />
        </g>
      ))}
      <DrawnUnit x={0} y={20}>{`plan, ${corridor.length} m`}</DrawnUnit>
      <DrawnUnit x={0} y={38}>
        with lift shaft
      </DrawnUnit>
      <DrawnUnit x={tall.x(corridor.limit)} y={38} anchor="middle" fill="var(--ink)">{`${minus(corridor.limit)} dBm`}</DrawnUnit>
      <DrawnUnit x={tall.x(corridor.limit)} y={20} anchor="middle" fill="var(--ink)">
        least for a lock
      </DrawnUnit>
      <circle cx="6" cy="610" r="4.5" stroke="var(--muted)" strokeWidth="1.5" />
      <DrawnName x={20} y={615} size={14}>
        {results[0]}
      </DrawnName>
      <circle cx="6" cy="636" r="4" fill="var(--signal)" />
      <DrawnName x={20} y={641} size={14}>
        {results[1]}
      </DrawnName>
      <DrawnUnit x={0} y={672}>
        calculated, before the survey checks it
      </DrawnUnit>
    </svg>
  </div>
)
