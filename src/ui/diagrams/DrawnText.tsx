type Props = {
  x: number
  y: number
  anchor?: 'start' | 'middle' | 'end'
  /** Size in user units; a drawing is never scaled so far that this falls under 11 px. */
  size?: number
  fill?: string
  children: string
}

/** What a thing in a drawing is called: ink, semibold. */
export const DrawnName = ({ x, y, anchor = 'start', size = 15, fill = 'var(--ink)', children }: Props) => (
  <text x={x} y={y} textAnchor={anchor} fontSize={size} fontWeight="600" letterSpacing="-.01em" fill={fill}>
    {children}
  </text>
)

/** A unit, protocol, time or count in a drawing: mono, muted. */
export const DrawnUnit = ({ x, y, anchor = 'start', size = 12, fill = 'var(--muted)', children }: Props) => (
  <text className="mono" x={x} y={y} textAnchor={anchor} fontSize={size} fill={fill}>
    {children}
  </text>
)
