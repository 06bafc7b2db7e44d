import type { ConnectedObjectName } from '#src/content/schemas/drawings.ts'
import { Building, type BuildingPart } from '../street/Building.tsx'
import { buildings } from '../street/buildings.ts'

const objects: Record<
  ConnectedObjectName,
  { radio: [x: number, y: number]; parts: readonly BuildingPart[] }
> = {
  pump: {
    radio: [110, 76],
    parts: [
      {
        d: 'M40 150v-44h52v44M48 106V92h36v14M66 92V76M28 150h120M92 128h44V96h18M136 128v22M154 88v16M66 76h44',
      },
      { d: 'M98 64h24v24H98z', look: 'covers' },
    ],
  },
  truck: { radio: [146, 84], parts: buildings.fleet },
  'key-board': {
    radio: [65, 92],
    parts: [
      {
        d: 'M30 40h140M30 48h140M60 48v10q0 8 8 8t8-8M100 48v10q0 8 8 8t8-8M140 48v10q0 8 8 8t8-8',
      },
      { d: 'M108 66v8M94 88a14 14 0 1 0 28 0 14 14 0 1 0-28 0M104 101v44l8 5 0-8 6-3-6-3v-35' },
      { d: 'M52 70h20l6 8v26H52z', look: 'covers' },
    ],
  },
  valve: {
    radio: [112, 66],
    parts: [
      {
        d: 'M14 112h50v24H14M136 112h50v24h-50M64 104l36 20-36 20zM136 104l-36 20 36 20zM100 124V86M14 124',
      },
      { d: 'M74 48h52v38H74z', look: 'covers' },
      { d: 'M86 76V62M92 76V66' },
    ],
  },
}

export const ConnectedObject = ({ name }: { name: ConnectedObjectName }) => {
  const { radio, parts } = objects[name]
  return (
    <svg viewBox="0 0 204 152" aria-hidden="true">
      <Building parts={parts} strokeWidth={1.5} />
      <path d="M0 151H204" stroke="var(--ink)" strokeWidth="1.5" />
      <circle cx={radio[0]} cy={radio[1]} r="4.5" fill="var(--signal)" />
    </svg>
  )
}
