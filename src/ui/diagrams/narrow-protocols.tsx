import type { ReactNode } from 'react'
import type { DrawnProtocolName } from '#src/content/drawings.ts'
import { Box, BusDevices, MeshKey, MeshNodes, Note, Signal, Waves } from './protocol-parts.tsx'

/** Devices of the mesh, in the order of the message's way. */
const mains: readonly [number, number][] = [
  [112, 40],
  [176, 92],
  [112, 146],
  [254, 40],
  [254, 146],
]
const batteries: readonly [number, number][] = [
  [335, 40],
  [335, 146],
]

/** The four protocols for a phone and for half a tablet, in 350 × 230 units with a margin at both sides, so that no label falls under 11 px. */
export const narrowProtocols: Record<DrawnProtocolName, ReactNode> = {
  mqtt: (
    <>
      <Signal d="M73 96H141" />
      {[34, 96, 158].map((y) => (
        <Signal key={y} d={`M209 96C237 96 231 ${y} 257 ${y}`} />
      ))}
      <Box x={1} y={76} width={72} height={40}>
        Gateway
      </Box>
      <Box x={141} y={76} width={68} height={40}>
        Broker
      </Box>
      {['Dashboard', 'Alarm', 'Store'].map((name, index) => (
        <Box key={name} x={257} y={14 + index * 62} width={92} height={40}>
          {name}
        </Box>
      ))}
      <Note x={107} y={86}>
        publish
      </Note>
      <Note x={1} y={200} anchor="start">
        apapa/cold3/temp
      </Note>
      <Note x={1} y={220} anchor="start">
        opened from inside
      </Note>
    </>
  ),
  zigbee: (
    <>
      <g stroke="var(--line-strong)" strokeWidth="1.5" fill="none">
        <path d="M73 92L112 40M112 146L176 92M254 40L176 92M254 146L176 92M254 40V146M254 146H334" />
        <path d="M73 92H176" strokeDasharray="2 6" />
      </g>
      <Signal d="M334 40H254L176 92L112 146L73 92" />
      <Box x={1} y={72} width={72} height={40}>
        Gateway
      </Box>
      <MeshNodes mains={mains} batteries={batteries} />
      <Note x={122} y={83}>
        blocked
      </Note>
      <MeshKey mains={[2, 190]} battery={[7.5, 215.5]} gap={14.5} />
    </>
  ),
  lorawan: (
    <>
      <path d="M2 182H348" stroke="var(--line-strong)" strokeWidth="1.5" />
      <path d="M44 182V52M32 182l12-34 12 34" stroke="var(--ink)" strokeWidth="2" fill="none" />
      <circle cx="44" cy="46" r="6" fill="var(--signal)" />
      <Signal d="M50 48C130 14 240 44 298 132" />
      <Waves at={[44, 46]} radii={[24, 38, 52]} />
      <path d="M268 182v-38q30-14 60 0v38z" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2" />
      <path d="M268 162h60" stroke="var(--ink)" strokeDasharray="3 4" />
      <rect x="290" y="128" width="16" height="10" rx="3" fill="var(--ink)" />
      <g stroke="var(--line-strong)" strokeWidth="1.5" fill="none">
        <path d="M118 182v-14l12-9 12 9v14M164 182v-20h22v20M210 182v-10l9-7 9 7v10" />
      </g>
      <path d="M44 202H298M44 197v10M298 197v10" stroke="var(--muted)" />
      <Note x={171} y={222}>
        kilometres, no relay between
      </Note>
    </>
  ),
  modbus: (
    <>
      <path d="M73 112H322M73 126H322" stroke="var(--ink)" strokeWidth="2" />
      <Signal d="M73 119H194" />
      <BusDevices at={[122, 194, 270]} width={86} height={40} wires={[112, 126]} boxes={[32, 160]} notes={[20, 222]} />
      <Box x={1} y={99} width={72} height={40}>
        Gateway
      </Box>
      <rect x="322" y="106" width="12" height="26" rx="2" fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.5" />
      <Note x={349} y={154} anchor="end">
        120 Ω
      </Note>
    </>
  ),
}
