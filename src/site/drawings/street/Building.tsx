export type BuildingPart = { d: string; look?: keyof typeof looks }

const looks = {
  lit: { fill: 'var(--warm)', stroke: 'none' },
  covers: { fill: 'var(--page)' },
  glow: { fill: 'var(--warm)', stroke: 'none', opacity: 0.16 },
} as const

type Props = {
  /** Parts of a building that is 200 units wide, on the ground at y = 150. */
  parts: readonly BuildingPart[]
  /** Line width in units of the building: 1.5 px divided by the scale of the drawing. */
  strokeWidth: number
}

export const Building = ({ parts, strokeWidth }: Props) => (
  <g fill="none" stroke="var(--muted)" strokeWidth={strokeWidth} strokeLinejoin="round">
    {parts.map(({ d, look }) => (
      <path key={d} d={d} data-look={look} {...(look && looks[look])} />
    ))}
  </g>
)
