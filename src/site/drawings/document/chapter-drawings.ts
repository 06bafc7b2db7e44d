import type { ComponentType } from 'react'
import type { ChapterDrawingName } from '#src/content/schemas/drawings.ts'
import { StoreAndForward } from '../gateway/StoreAndForward.tsx'
import { CabinetDrawing } from './CabinetDrawing.tsx'
import { ConnectionsDrawing } from './ConnectionsDrawing.tsx'
import { DimensionsDrawing } from './DimensionsDrawing.tsx'
import { PortsDrawing } from './PortsDrawing.tsx'
import { RuleDrawing } from './RuleDrawing.tsx'
import { SpectrumDrawing } from './SpectrumDrawing.tsx'
import { TopicTree } from './TopicTree.tsx'

export const chapterDrawings: Record<ChapterDrawingName, ComponentType> = {
  ports: PortsDrawing,
  cabinet: CabinetDrawing,
  spectrum: SpectrumDrawing,
  'store-and-forward': StoreAndForward,
  rule: RuleDrawing,
  topics: TopicTree,
  connections: ConnectionsDrawing,
  dimensions: DimensionsDrawing,
}
