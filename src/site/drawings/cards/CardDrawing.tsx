import type { ReactNode } from 'react'

/** The frame of a line drawing on a card. */
export const CardDrawing = ({ viewBox, children }: { viewBox: string; children: ReactNode }) => (
  <svg
    viewBox={viewBox}
    fill="none"
    stroke="var(--ink)"
    strokeWidth="1.5"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)
