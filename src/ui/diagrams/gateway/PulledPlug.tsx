import { Drawing, View } from '../kit/Drawing.tsx'
import { Label, Name } from '../kit/DrawnText.tsx'
import { GatewayFront } from './GatewayFront.tsx'

/** The check at every handover: one probe, a reading every ten seconds, the network plug out for an hour. */
const check = { minutes: 60, intervalSeconds: 10 } as const
const readings = (check.minutes * 60) / check.intervalSeconds

const label = `The gateway with its network plug pulled for ${check.minutes} minutes: ${readings} readings are taken in that hour and ${readings} arrive afterwards.`

/** The gateway with its network plug hanging beside it, and the two counts that have to agree. */
export const PulledPlug = () => (
  <Drawing label={label}>
    <View size="tall" height={392}>
      <GatewayFront x={14} y={92} size="narrow" out="WAN" />
      <path d="M53 178V214" stroke="var(--line-strong)" strokeDasharray="2 5" />
      <g fill="var(--page)" stroke="var(--ink)" strokeWidth="1.5">
        <path d="M36 228h34v40h-8v10h-18v-10h-8z" />
        <path d="M42 228v-8h5v8M51 228v-8h5v8M60 228v-8h5v8" />
      </g>
      <path d="M53 278c0 46 70 20 70 70s-60 26 -123 30" stroke="var(--ink)" strokeWidth="3" />
      <Label x={90} y={248} text={`out for ${check.minutes} min`} />
      <Name x={170} y={292} size="figure" text={readings} />
      <Label x={230} y={290} text="taken" />
      <Name x={170} y={328} size="figure" text={readings} />
      <Label x={230} y={326} text="arrived later" />
      <Label x={170} y={360} text="one probe, every 10 s" />
    </View>
  </Drawing>
)
