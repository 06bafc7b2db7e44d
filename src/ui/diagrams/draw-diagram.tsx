import type { ComponentType, ReactNode } from 'react'
import type { DiagramName, LineArtName, TextDrawingName } from '#src/content/schemas/drawings.ts'
import { ColdRoomData } from './ColdRoomData.tsx'
import { BatteryDischarge } from './charts/BatteryDischarge.tsx'
import { DataFlow } from './DataFlow.tsx'
import { GeographicLayers } from './district/GeographicLayers.tsx'
import { EdgeAiSplit } from './EdgeAiSplit.tsx'
import { GatewayArchitecture } from './gateway/GatewayArchitecture.tsx'
import { StoreAndForward } from './gateway/StoreAndForward.tsx'
import { HeySmart } from './HeySmart.tsx'
import { LinuxStack } from './LinuxStack.tsx'
import { LineArt } from './line-art/LineArt.tsx'
import { ManagedDay } from './ManagedDay.tsx'
import { MlLifecycle } from './MlLifecycle.tsx'
import { NfcTap } from './NfcTap.tsx'
import { PetMetrics } from './PetMetrics.tsx'
import { ZigbeeZWave } from './protocols/ZigbeeZWave.tsx'

const lineArt = (name: LineArtName) => () => <LineArt name={name} />

const drawings: Record<TextDrawingName, ComponentType> = {
  'geographic-layers': GeographicLayers,
  'pet-metrics': PetMetrics,
  'hey-smart': HeySmart,
  'linux-stack': LinuxStack,
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
  technician: lineArt('technician'),
  'night-guard': lineArt('night-guard'),
  shopkeeper: lineArt('shopkeeper'),
  'vaccine-fridge': lineArt('vaccine-fridge'),
  'resting-dog': lineArt('resting-dog'),
  'fitting-survey': lineArt('fitting-survey'),
  'fitting-gateway': lineArt('fitting-gateway'),
  'fitting-sensor': lineArt('fitting-sensor'),
  'fitting-name': lineArt('fitting-name'),
  'fitting-mains': lineArt('fitting-mains'),
  'fitting-handover': lineArt('fitting-handover'),
}

/** Returns the component of a diagram that the content names (src/content/schemas/drawings.ts). */
export const diagramOf = (name: DiagramName): ComponentType => drawings[name]

export const drawDiagram = (name: TextDrawingName): ReactNode => {
  const Drawing = drawings[name]
  return <Drawing />
}
