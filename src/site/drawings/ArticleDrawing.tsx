import type { TextDrawingName } from '#src/content/schemas/drawings.ts'
import { drawDiagram } from './draw-diagram.tsx'

const Placeholder = () => (
  <svg viewBox="0 0 320 200" fill="none" stroke="var(--drawn)" strokeWidth="1.5" aria-hidden="true">
    <rect x="96" y="28" width="128" height="144" rx="6" />
    <path d="M116 56h64" stroke="var(--signal)" strokeWidth="2.5" />
    <path d="M116 80h88M116 96h88M116 112h88M116 128h52" />
    <path d="M60 184h200" strokeDasharray="2 5" />
  </svg>
)

export const drawTeaser = (name: TextDrawingName | undefined) =>
  name ? drawDiagram(name) : <Placeholder />
