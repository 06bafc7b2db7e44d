import type { ComponentType } from 'react'
import type { DocumentDrawing } from '#src/content/document-schema.ts'
import { CabinetDrawing } from '../../diagrams/document/CabinetDrawing.tsx'
import { ConnectionsDrawing } from '../../diagrams/document/ConnectionsDrawing.tsx'
import { DimensionsDrawing } from '../../diagrams/document/DimensionsDrawing.tsx'
import { PortsDrawing } from '../../diagrams/document/PortsDrawing.tsx'
import { RuleDrawing } from '../../diagrams/document/RuleDrawing.tsx'
import { SpectrumDrawing } from '../../diagrams/document/SpectrumDrawing.tsx'
import { TopicTree } from '../../diagrams/document/TopicTree.tsx'
import { StoreAndForward } from '../../diagrams/StoreAndForward.tsx'

/** The drawing of each chapter (content/documents/edge-gateway.yaml). */
export const chapterDrawings: Record<DocumentDrawing, ComponentType> = {
  ports: PortsDrawing,
  cabinet: CabinetDrawing,
  spectrum: SpectrumDrawing,
  'store-and-forward': StoreAndForward,
  rule: RuleDrawing,
  topics: TopicTree,
  connections: ConnectionsDrawing,
  dimensions: DimensionsDrawing,
}
