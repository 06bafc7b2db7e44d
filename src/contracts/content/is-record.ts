import type { ContentValue } from './content.ts'

export type ContentRecord = { [key: string]: ContentValue }

/** Returns whether a value from JSON or YAML is an object. */
export const isRecord = (value: unknown): value is ContentRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
