import type { ReactNode } from 'react'

/** One component in one state. */
export type Example = {
  name: string
  /** Words that the tests look for. */
  shows: string
  node: ReactNode
  /** `section` spans the width on its own ground; `pair` is shown by day and at night. */
  frame?: 'section' | 'pair'
}

export type ExampleGroup = { id: string; name: string; examples: Example[] }
