import type { ReactNode } from 'react'
import { narrowProtocols } from './narrow-protocols.tsx'
import styles from './ProtocolDrawing.module.css'
import { Box, Note, Signal } from './protocol-parts.tsx'

export type ProtocolName = 'mqtt' | 'zigbee' | 'lorawan' | 'modbus'

const mesh: [number, number][] = [
  [150, 70],
  [235, 130],
  [150, 200],
  [330, 70],
  [330, 205],
]

/** What each drawing shows, for those who cannot see it, and the drawing. */
const drawings: Record<ProtocolName, { finding: string; drawing: ReactNode }> = {
  mqtt: {
    finding:
      'A gateway opens one connection to a broker and publishes a reading under a topic; the broker hands it to a dashboard, an alarm and a store that subscribed.',
    drawing: (
      <>
        <Signal d="M122 138H214" />
        {[58, 138, 218].map((y) => (
          <Signal key={y} d={`M306 138C340 138 336 ${y} 368 ${y}`} />
        ))}
        <Box x={30} y={116}>
          Gateway
        </Box>
        <Box x={214} y={116}>
          Broker
        </Box>
        <Box x={368} y={36}>
          Dashboard
        </Box>
        <Box x={368} y={116}>
          Alarm
        </Box>
        <Box x={368} y={196}>
          Store
        </Box>
        <Note x={168} y={126}>
          publish
        </Note>
        <Note x={30} y={186} anchor="start">
          apapa/cold3/temp
        </Note>
        <Note x={30} y={206} anchor="start">
          opened from inside
        </Note>
      </>
    ),
  },
  zigbee: {
    finding:
      'A mesh: three mains devices pass messages on to the coordinator in the gateway; two battery sensors speak to the nearest of them. One link is broken and the message takes the other way.',
    drawing: (
      <>
        <g stroke="var(--line-strong)" strokeWidth="1.5" fill="none">
          <path d="M122 138L150 70M150 200L235 130M330 70L235 130M330 205L235 130M330 70L330 205" />
          <path d="M122 138L235 130" strokeDasharray="2 6" />
        </g>
        <Signal d="M416 70L330 70L235 130L150 200L122 138" />
        <Box x={30} y={116}>
          Gateway
        </Box>
        {mesh.map(([x, y], index) => (
          <rect
            key={`${x} ${y}`}
            x={x - 7}
            y={y - 7}
            width="14"
            height="14"
            rx="3"
            fill="var(--surface)"
            stroke={index > 0 && index < 4 ? 'var(--signal)' : 'var(--ink)'}
            strokeWidth="2"
          />
        ))}
        {[70, 205].map((y) => (
          <circle key={y} cx={417} cy={y} r="7" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2" />
        ))}
        <path d="M337 205H410" stroke="var(--line-strong)" strokeWidth="1.5" />
        <Note x={176} y={128}>
          blocked
        </Note>
        <rect x="62" y="246" width="11" height="11" rx="2" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
        <Note x={82} y={256} anchor="start">
          mains, passes on
        </Note>
        <circle cx="242" cy="251.5" r="5" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
        <Note x={256} y={256} anchor="start">
          battery, sleeps
        </Note>
      </>
    ),
  },
  lorawan: {
    finding:
      'A tank sensor at the far end of a farm reaches the gateway in one hop, two to five kilometres in a city and more in the open.',
    drawing: (
      <>
        <path d="M20 214H470" stroke="var(--line-strong)" strokeWidth="1.5" />
        <path d="M84 214V70M70 214l14-40 14 40" stroke="var(--ink)" strokeWidth="2" fill="none" />
        <circle cx="84" cy="64" r="6" fill="var(--signal)" />
        <Signal d="M90 66C190 30 330 60 404 160" />
        {[28, 46, 64].map((radius) => (
          <path
            key={radius}
            d={`M${84 + radius} 64a${radius} ${radius} 0 0 1 -${radius * 0.3} ${radius * 0.72}`}
            stroke="var(--signal)"
            strokeWidth="1.5"
            fill="none"
            opacity=".6"
          />
        ))}
        <path d="M372 214v-44q36-16 72 0v44z" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2" />
        <path d="M372 190h72" stroke="var(--ink)" strokeWidth="1" strokeDasharray="3 4" />
        <rect x="400" y="154" width="16" height="10" rx="3" fill="var(--ink)" />
        <g stroke="var(--line-strong)" strokeWidth="1.5" fill="none">
          <path d="M190 214v-16l14-10 14 10v16M246 214v-24h26v24M300 214v-12l10-8 10 8v12" />
        </g>
        <path d="M84 236H408M84 231v10M408 231v10" stroke="var(--muted)" />
        <Note x={246} y={256}>
          kilometres, no relay between
        </Note>
      </>
    ),
  },
  modbus: {
    finding:
      'A pair of wires joins the gateway with a meter, a chiller and a generator, each with an address of its own; the gateway asks one after the other.',
    drawing: (
      <>
        <path d="M122 130H440M122 146H440" stroke="var(--ink)" strokeWidth="2" />
        <Signal d="M122 138H278" />
        {[
          { x: 160, name: 'Meter', address: '1' },
          { x: 278, name: 'Chiller', address: '2' },
          { x: 396, name: 'Generator', address: '3' },
        ].map(({ x, name, address }, index) => (
          <g key={name}>
            <path d={`M${x} ${index % 2 ? 146 : 130}V${index % 2 ? 190 : 86}`} stroke="var(--ink)" strokeWidth="2" />
            <Box x={x - 46} y={index % 2 ? 190 : 42}>
              {name}
            </Box>
            <Note x={x} y={index % 2 ? 254 : 30}>{`address ${address}`}</Note>
          </g>
        ))}
        <Box x={30} y={116}>
          Gateway
        </Box>
        <rect x="440" y="124" width="12" height="28" rx="2" fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.5" />
        <Note x={446} y={172}>
          120 Ω
        </Note>
      </>
    ),
  },
}

/** How one protocol moves a message, drawn for the technologies page; the room it gets decides between a wide and a narrow layout. */
export const ProtocolDrawing = ({ name }: { name: ProtocolName }) => (
  <div className={styles['frame']}>
    <svg className={styles['wide']} viewBox="0 0 490 270" role="img" aria-label={drawings[name].finding}>
      {drawings[name].drawing}
    </svg>
    <svg className={styles['narrow']} viewBox="0 0 350 230" role="img" aria-label={drawings[name].finding}>
      {narrowProtocols[name]}
    </svg>
  </div>
)
