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

type Place = readonly [x: number, y: number]

/** Devices of a mesh: those on the mains pass messages on, the second to the fourth the one that is drawn; those on a battery only send. */
export const MeshNodes = ({ mains, batteries }: { mains: readonly Place[]; batteries: readonly Place[] }) => (
  <>
    {mains.map(([x, y], index) => (
      <rect
        key={`${x} ${y}`}
        x={x - 7}
        y={y - 7}
        width="14"
        height="14"
        rx="3"
        fill="var(--surface)"
        stroke={index > 0 && index < 4 ? 'var(--signal)' : 'var(--ink)'}
        strokeWidth="2"
      />
    ))}
    {batteries.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="7" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2" />
    ))}
  </>
)

/** What the two signs of a mesh mean, each before its words. */
export const MeshKey = ({ mains: [mainsX, mainsY], battery: [batteryX, batteryY], gap }: { mains: Place; battery: Place; gap: number }) => (
  <>
    <rect x={mainsX} y={mainsY} width="11" height="11" rx="2" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
    <Note x={mainsX + 20} y={mainsY + 10} anchor="start">
      mains, passes on
    </Note>
    <circle cx={batteryX} cy={batteryY} r="5" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
    <Note x={batteryX + gap} y={batteryY + 4.5} anchor="start">
      battery, sleeps
    </Note>
  </>
)

/** What an aerial sends, as arcs of these radii around it. */
export const Waves = ({ at: [x, y], radii }: { at: Place; radii: readonly number[] }) =>
  radii.map((radius) => (
    <path
      key={radius}
      d={`M${x + radius} ${y}a${radius} ${radius} 0 0 1 -${radius * 0.3} ${radius * 0.72}`}
      stroke="var(--signal)"
      strokeWidth="1.5"
      fill="none"
      opacity=".6"
    />
  ))

type BusProps = {
  /** Middles of the three devices. */
  at: readonly [number, number, number]
  width: number
  height: number
  /** Edges of the pair of wires, and of the boxes above and below them; base lines of the notes. */
  wires: Place
  boxes: Place
  notes: Place
}

/** Three devices on a bus, above and below it by turns, each with its address. */
export const BusDevices = ({ at, width, height, wires, boxes, notes }: BusProps) =>
  ['Meter', 'Chiller', 'Generator'].map((name, index) => {
    const side = index % 2
    const x = at[index] ?? 0
    const top = boxes[side] ?? 0
    return (
      <g key={name}>
        <path d={`M${x} ${wires[side]}V${side ? top : top + height}`} stroke="var(--ink)" strokeWidth="2" />
        <Box x={x - width / 2} y={top} width={width} height={height}>
          {name}
        </Box>
        <Note x={x} y={notes[side] ?? 0}>{`address ${index + 1}`}</Note>
      </g>
    )
  })
