import type { ReactNode } from 'react'

/** One component in one state: shown by the style guide, rendered by the tests. */
export type Example = {
  name: string
  /** What it shows, and must therefore hold: the tests look for it. */
  shows: string
  node: ReactNode
  /** A section runs over the whole width and brings its own ground; a pair is shown by day and at night. */
  frame?: 'section' | 'pair'
}

export type ExampleGroup = { id: string; name: string; examples: Example[] }
