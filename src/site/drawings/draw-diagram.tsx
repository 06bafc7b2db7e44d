import type { ComponentType, ReactNode } from 'react'
import type { DiagramName, LineArtName, TextDrawingName } from '#src/content/schemas/drawings.ts'
import { ColdRoomData } from './ColdRoomData.tsx'
import { BatteryDischarge } from './charts/BatteryDischarge.tsx'
import { DataFlow } from './DataFlow.tsx'
import { EdgeAiSplit } from './EdgeAiSplit.tsx'
import { GatewayArchitecture } from './gateway/GatewayArchitecture.tsx'
import { StoreAndForward } from './gateway/StoreAndForward.tsx'
import { LineArt } from './line-art/LineArt.tsx'
import { lineDrawings } from './line-art/line-drawings.ts'
import { ManagedDay } from './ManagedDay.tsx'
import { MlLifecycle } from './MlLifecycle.tsx'
import { NfcTap } from './NfcTap.tsx'
import { PetMetrics } from './PetMetrics.tsx'
import { ZigbeeZWave } from './protocols/ZigbeeZWave.tsx'
import { WiringPlan } from './WiringPlan.tsx'

const drawings: Record<Exclude<TextDrawingName, LineArtName>, ComponentType> = {
  'pet-metrics': PetMetrics,
  'battery-discharge': BatteryDischarge,
  'cold-room-data': ColdRoomData,
  'zigbee-zwave': ZigbeeZWave,
  'gateway-architecture': GatewayArchitecture,
  'store-and-forward': StoreAndForward,
  'data-flow': DataFlow,
  'ml-lifecycle': MlLifecycle,
  'edge-ai-split': EdgeAiSplit,
  'nfc-tap': NfcTap,
  'managed-day': ManagedDay,
  'wiring-plan': WiringPlan,
}

const isLineArt = (name: TextDrawingName): name is LineArtName => name in lineDrawings

export const drawDiagram = (name: TextDrawingName): ReactNode => {
  if (isLineArt(name)) return <LineArt name={name} />
  const Drawing = drawings[name]
  return <Drawing />
}

export function diagramOf(name: DiagramName): ComponentType {
  return () => drawDiagram(name)
}
