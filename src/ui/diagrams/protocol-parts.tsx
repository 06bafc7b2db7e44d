type BoxProps = { x: number; y: number; width?: number; height?: number; children: string }

/** A device or a service with its name. */
export const Box = ({ x, y, width = 92, height = 44, children }: BoxProps) => (
  <g>
    <rect x={x} y={y} width={width} height={height} rx="8" fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.5" />
    <text x={x + width / 2} y={y + height / 2 + 5} textAnchor="middle" fontSize="14" fontWeight="600" fill="var(--ink)">
      {children}
    </text>
  </g>
)

type NoteProps = { x: number; y: number; anchor?: 'start' | 'middle' | 'end'; children: string }

export const Note = ({ x, y, anchor = 'middle', children }: NoteProps) => (
  <text className="mono" x={x} y={y} textAnchor={anchor} fontSize="12" fill="var(--muted)">
    {children}
  </text>
)

export const Signal = ({ d }: { d: string }) => (
  <path className="signal-line" pathLength="1" d={d} fill="none" stroke="var(--signal)" strokeWidth="2" />
)
