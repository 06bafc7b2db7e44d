import type { ReactNode } from 'react'
import type { DrawnProtocolName } from '#src/content/drawings.ts'
import { narrowProtocols } from './narrow-protocols.tsx'
import styles from './ProtocolDrawing.module.css'
import { Box, BusDevices, MeshKey, MeshNodes, Note, Signal, Waves } from './protocol-parts.tsx'

/** Devices of the mesh, in the order of the message's way. */
const mains: readonly [number, number][] = [
  [150, 70],
  [235, 130],
  [150, 200],
  [330, 70],
  [330, 205],
]
const batteries: readonly [number, number][] = [
  [417, 70],
  [417, 205],
]

/** What each drawing shows, for those who cannot see it, and the drawing. */
const drawings: Record<DrawnProtocolName, { finding: string; drawing: ReactNode }> = {
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
        <MeshNodes mains={mains} batteries={batteries} />
        <path d="M337 205H410" stroke="var(--line-strong)" strokeWidth="1.5" />
        <Note x={176} y={128}>
          blocked
        </Note>
        <MeshKey mains={[62, 246]} battery={[242, 251.5]} gap={14} />
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
        <Waves at={[84, 64]} radii={[28, 46, 64]} />
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
        <BusDevices at={[160, 278, 396]} width={92} height={44} wires={[130, 146]} boxes={[42, 190]} notes={[30, 254]} />
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
export const ProtocolDrawing = ({ name }: { name: DrawnProtocolName }) => (
  <div className={styles['frame']}>
    <svg className={styles['wide']} viewBox="0 0 490 270" role="img" aria-label={drawings[name].finding}>
      {drawings[name].drawing}
    </svg>
    <svg className={styles['narrow']} viewBox="-9 0 368 230" role="img" aria-label={drawings[name].finding}>
      {narrowProtocols[name]}
    </svg>
  </div>
)
