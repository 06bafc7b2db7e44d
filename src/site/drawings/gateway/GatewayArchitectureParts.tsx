import { Blinds, Gauge, Lock, type LucideIcon, Nfc, Watch } from 'lucide-react'
import type { DrawingWords } from '#src/content/schemas/drawing-words-schema.ts'
import { Label, Name, NamedFact, range } from '../kit/drawing.tsx'

export type ArchitectureDevice = NonNullable<
  DrawingWords['gatewayArchitecture']
>['devices'][number] & {
  icon: LucideIcon
}

const icons = [Lock, Blinds, Watch, Gauge, Nfc] as const

export const fieldDevicesOf = (devices: Omit<ArchitectureDevice, 'icon'>[]): ArchitectureDevice[] =>
  devices.map((device, index) => ({ ...device, icon: icons[index] ?? Gauge }))

const DrawnIcon = ({
  icon: Drawing,
  x,
  y,
  size = 22,
}: {
  icon: LucideIcon
  x: number
  y: number
  size?: number
}) => <Drawing x={x} y={y} width={size} height={size} strokeWidth={1.75} color="var(--ink)" />

type Frame = { at: readonly [x: number, y: number, width: number, height: number] }

export const FieldDevice = ({
  at: [x, y, width, height],
  device,
  isShort = false,
}: Frame & { device: ArchitectureDevice; isShort?: boolean }) => {
  const { icon, name, shortName, protocol, shortProtocol } = device
  const text = isShort ? x + 8 : x + 56
  const middle = y + height / 2
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="10"
        fill="var(--surface)"
        stroke="var(--line)"
      />
      {!isShort && <DrawnIcon icon={icon} x={x + 18} y={middle - 11} />}
      <NamedFact
        x={text}
        y={middle - 3}
        name={isShort ? shortName : name}
        fact={isShort ? shortProtocol : protocol}
      />
    </>
  )
}

type PartProps = Frame & {
  icon?: LucideIcon
  name: string
  /** `null` leaves a line empty, for StoreCells. */
  lines: (string | null)[]
  isStore?: boolean
  isFlat?: boolean
}

export const ArchitecturePart = ({
  at: [x, y, width, height],
  icon,
  name,
  lines,
  isStore = false,
  isFlat = false,
}: PartProps) => {
  const text = x + 18
  const first = y + (isFlat ? 46 : isStore ? 61 : icon ? 66 : 57)
  const step = isStore ? (height - 98) / 1.1 : 20
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="10"
        fill={isStore ? 'var(--signal-wash)' : 'var(--surface)'}
        stroke={isStore ? 'var(--signal)' : 'var(--line-strong)'}
      />
      {icon && (
        <DrawnIcon icon={icon} x={text} y={y + (isFlat ? 10 : 17)} size={isFlat ? 18 : 22} />
      )}
      <Name x={icon ? text + (isFlat ? 28 : 32) : text} y={y + (isFlat ? 25 : 34)} text={name} />
      {lines.map(
        (line, index) =>
          line && (
            <Label
              key={line}
              x={text}
              y={index === 2 && isStore ? y + height - 14 : first + index * step}
              tone={isStore ? 'ink' : 'muted'}
              text={line}
              room={{ letters: Math.floor((width - 24) / 8.2), width: width - 30 }}
            />
          ),
      )}
    </>
  )
}

const cells = 24
export const StoreCells = ({ x, y, width }: { x: number; y: number; width: number }) => {
  const step = width / cells
  return range(cells).map((index) => (
    <rect
      key={index}
      x={x + index * step}
      y={y}
      width={step - 2.8}
      height="17"
      rx="1.5"
      fill={index < (cells * 5) / 8 ? 'var(--signal)' : 'none'}
      stroke="var(--signal)"
      strokeWidth="1"
    />
  ))
}
