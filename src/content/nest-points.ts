import type { Point } from './schemas/schema.ts'

/** Groups the points of a list: each inset point belongs to the one before it. */
export function nestPoints(points: readonly Point[]): { text: string; below: string[] }[] {
  const nested: { text: string; below: string[] }[] = []
  for (const point of points) {
    const last = nested.at(-1)
    if (typeof point === 'string') nested.push({ text: point, below: [] })
    else if (last) last.below.push(point.inset)
    else nested.push({ text: point.inset, below: [] })
  }
  return nested
}
