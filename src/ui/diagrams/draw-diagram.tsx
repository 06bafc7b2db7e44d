import type { ComponentType, ReactNode } from 'react'
import type { DiagramName } from '#src/content/schema.ts'
import { EdgeAiSplit } from './EdgeAiSplit.tsx'
import { ManagedDay } from './ManagedDay.tsx'
import { MlLifecycle } from './MlLifecycle.tsx'
import { NfcTap } from './NfcTap.tsx'

/** The drawing behind each name that the copy may use. */
const drawings: Partial<Record<DiagramName, ComponentType>> = {
  'ml-lifecycle': MlLifecycle,
  'edge-ai-split': EdgeAiSplit,
  'nfc-tap': NfcTap,
  'managed-day': ManagedDay,
}

/** Draws a diagram that the copy names (src/content/schema.ts, diagramNames). */
export const drawDiagram = (name: DiagramName): ReactNode => {
  const Drawing = drawings[name]
  return Drawing ? <Drawing /> : null
}
