import type { DrawingWords } from '#src/content/schemas/drawing-words-schema.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'

/** Words of the drawings that show an example of a site (content/drawings.yaml). */
export const drawingWords = (): DrawingWords => currentCopy().catalogue.drawings
