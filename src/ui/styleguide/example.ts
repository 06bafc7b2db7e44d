import type { ReactNode } from 'react'

/** One component in one state. */
export type Example = {
  name: string
  /** Words that the tests look for. */
  shows: string
  node: ReactNode
  /** Shown by day and at night. */
  frame?: 'pair'
}

export type ExampleGroup = { id: string; name: string; examples: Example[] }
