const lights = ['PWR', 'WAN', 'LAN', 'LTE', 'IOT'] as const
type Light = (typeof lights)[number]

type Props = {
  /** Upper left corner of the body, in user units. */
  x: number
  y: number
  /** 398 units with room between the sockets, or 322 for a phone. */
  size: 'wide' | 'narrow'
  /** A light that is out; all others are lit. */
  out?: Light
}

/** `step` is the way from light to light: on a phone the labels are larger, and three letters need more of it. */
const sizes = {
  wide: { width: 398, ports: [44, 90, 140, 172], lights: 246, step: 29, antennas: [57, 341] },
  narrow: { width: 322, ports: [22, 66, 112, 137], lights: 163, step: 33, antennas: [48, 274] },
} as const
const height = 128

/** Front plate of the gateway with its antennas, 84 units of them above `y`. Part of a drawing. */
export const GatewayFront = ({ x, y, size, out }: Props) => {
  const { width, ports, lights: firstLight, step, antennas } = sizes[size]
  const [lan1, lan2, usb, usbC] = ports
  const [left, right] = antennas
  return (
    <g transform={`translate(${x} ${y})`} fill="var(--surface)" stroke="var(--muted)" strokeWidth="1.5">
      <path d={`M${left + 5} 0l-5-84a7 7 0 0 1 14 0l-1 84z`} />
      <path d={`M${right - 5} 0l5-84a7 7 0 0 0-14 0l1 84z`} />
      <rect width={width} height={height} rx="16" />
      <g fill="none" stroke="var(--line-strong)" strokeWidth="1">
        {[18, width - 18].flatMap((cx) => [18, height - 18].map((cy) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="3.5" />))}
      </g>
      <g fill="var(--page)" stroke="var(--line-strong)" strokeWidth="1">
        {[lan1, lan2].map((port) => (
          <g key={port}>
            <rect x={port} y="48" width="34" height="30" rx="3" />
            <path d={`M${port + 9} 78v-7h16v7`} fill="none" />
          </g>
        ))}
        <rect x={usb} y="48" width="13" height="30" rx="2" />
        <rect x={usbC} y="53" width="8" height="20" rx="4" />
      </g>
      <g className="mono" fontSize="11" fill="var(--muted)" stroke="none" textAnchor="middle">
        {[
          // Numbers do not fit beside each other on a phone.
          ...(size === 'wide'
            ? [
                ['LAN 1', lan1 + 17],
                ['LAN 2', lan2 + 17],
              ]
            : [['LAN', (lan1 + lan2) / 2 + 17]]),
          ['USB', usb + 6],
          ['C', usbC + 4],
        ].map(([name, at]) => (
          <text key={name} className="mono" x={at} y="38">
            {name}
          </text>
        ))}
        {lights.map((name, index) => (
          <g key={name}>
            {name === out ? (
              <circle cx={firstLight + index * step} cy="64" r="4" fill="none" stroke="var(--muted)" strokeWidth="1.5" />
            ) : (
              <circle cx={firstLight + index * step} cy="64" r="4" fill={name === 'LTE' ? 'var(--led-blue)' : 'var(--signal)'} />
            )}
            <text className="mono" x={firstLight + index * step} y="90">
              {name}
            </text>
          </g>
        ))}
      </g>
      <text className="mono" x={firstLight - 4} y="38" fontSize="11" fontWeight="700" fill="var(--ink)" stroke="none">
        EDGE GATEWAY
      </text>
    </g>
  )
}
