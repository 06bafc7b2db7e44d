import { words } from '#src/content/words/words.ts'
import { Label } from '../kit/drawing.tsx'

const lights = ['PWR', 'WAN', 'LAN', 'LTE', 'IOT']

/**
 * `step` is the distance between lights. It is larger on a phone, where the labels of three letters
 * are larger.
 */
const sizes = {
  wide: { width: 398, ports: [44, 90, 140, 182], lights: 246, step: 32, antennas: [57, 341] },
  narrow: { width: 322, ports: [22, 66, 112, 137], lights: 163, step: 33, antennas: [48, 274] },
} as const
const height = 128

/**
 * Front plate of the gateway for a drawing. `x`, `y`: upper left corner of the body; the antennas
 * rise 84 units above it.
 */
export const GatewayFront = ({
  x,
  y,
  size,
}: {
  x: number
  y: number
  size: keyof typeof sizes
}) => {
  const { width, ports, lights: firstLight, step, antennas } = sizes[size]
  const [lan1, lan2, usb, usbC] = ports
  const [left, right] = antennas
  // A phone has no room for the numbers of the network ports or for the names of both USB ports.
  const names =
    size === 'wide'
      ? [
          { name: 'LAN 1', at: lan1 + 17 },
          { name: 'LAN 2', at: lan2 + 17 },
          { name: 'USB', at: usb + 6 },
          { name: 'USB-C', at: usbC + 4 },
        ]
      : [
          { name: 'LAN', at: (lan1 + lan2) / 2 + 17 },
          { name: 'USB', at: (usb + usbC) / 2 + 5 },
        ]
  return (
    <g
      transform={`translate(${x} ${y})`}
      fill="var(--surface)"
      stroke="var(--muted)"
      strokeWidth="1.5"
    >
      <path d={`M${left + 5} 0l-5-84a7 7 0 0 1 14 0l-1 84z`} />
      <path d={`M${right - 5} 0l5-84a7 7 0 0 0-14 0l1 84z`} />
      <rect width={width} height={height} rx="16" />
      <g fill="none" stroke="var(--line-strong)" strokeWidth="1">
        {[18, width - 18].flatMap((cx) =>
          [18, height - 18].map((cy) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="3.5" />),
        )}
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
      {names.map(({ name, at }) => (
        <Label key={name} x={at} y={38} anchor="middle" text={name} />
      ))}
      {lights.map((name, index) => {
        const at = firstLight + index * step
        const light = name === 'LTE' ? 'var(--led-blue)' : 'var(--signal)'
        return (
          <g key={name}>
            <circle cx={at} cy="64" r="4" fill={light} stroke="none" />
            <Label x={at} y={90} anchor="middle" text={name} />
          </g>
        )
      })}
      <Label x={firstLight - 4} y={38} tone="ink" text={words().drawings.gatewayFront.name} />
    </g>
  )
}
