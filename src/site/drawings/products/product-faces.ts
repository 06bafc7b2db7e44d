import type { ProductOutlineName } from '#src/content/schemas/drawings.ts'
import { accessFaces } from './access-faces.tsx'
import type { ProductFace } from './product-face.ts'
import { roomFaces } from './room-faces.tsx'
import { sensorFaces } from './sensor-faces.tsx'

export const productFaces: Record<ProductOutlineName, ProductFace> = {
  ...sensorFaces,
  ...accessFaces,
  ...roomFaces,
}
