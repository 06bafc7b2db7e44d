import type { ReactNode } from 'react'

/** A component in one of its states. */
export type Example = {
  name: string
  /** Text that the tests look for. */
  shows: string
  node: ReactNode
  /** `pair`: shown in the light and in the dark scheme. */
  frame?: 'pair'
}

export type ExampleGroup = { id: string; name: string; examples: Example[] }
