import { DrawnName, DrawnUnit } from './DrawnText.tsx'
import { GatewayFront } from './GatewayFront.tsx'

/** The check at every handover: one probe, a reading every ten seconds, the network plug out for an hour. */
const check = { minutes: 60, intervalSeconds: 10 } as const
const readings = (check.minutes * 60) / check.intervalSeconds

/** The gateway with its network plug hanging beside it, and the two counts that have to agree. */
export const PulledPlug = () => (
  <svg
    viewBox="0 0 350 392"
    fill="none"
    role="img"
    aria-label={`The gateway with its network plug pulled for ${check.minutes} minutes: ${readings} readings are taken in that hour and ${readings} arrive afterwards.`}
  >
    <GatewayFront x={14} y={92} size="narrow" out="WAN" />
    <path d="M53 178V214" stroke="var(--line-strong)" strokeDasharray="2 5" />
    <g fill="var(--page)" stroke="var(--ink)" strokeWidth="1.5">
      <path d="M36 228h34v40h-8v10h-18v-10h-8z" />
      <path d="M42 228v-8h5v8M51 228v-8h5v8M60 228v-8h5v8" />
    </g>
    <path d="M53 278c0 46 70 20 70 70s-60 26 -123 30" stroke="var(--ink)" strokeWidth="3" />
    <DrawnUnit x={90} y={248}>{`out for ${check.minutes} min`}</DrawnUnit>
    <g>
      <DrawnName x={170} y={292} size={28}>
        {String(readings)}
      </DrawnName>
      <DrawnUnit x={236} y={290}>
        taken
      </DrawnUnit>
      <DrawnName x={170} y={330} size={28}>
        {String(readings)}
      </DrawnName>
      <DrawnUnit x={236} y={328}>
        arrived later
      </DrawnUnit>
      <DrawnUnit x={170} y={362}>
        one probe, every 10 s
      </DrawnUnit>
    </g>
  </svg>
)
