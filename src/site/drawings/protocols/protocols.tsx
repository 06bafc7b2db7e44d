import type { DrawingWords } from '#src/content/schemas/drawing-words-schema.ts'
import { words as wordsOfSite } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { Box, Label, Labels, line, NamedBox, paths, Signal } from '../kit/drawing.tsx'
import { MeshKey, MeshNode, type MeshPoint } from './mesh.tsx'

type Words = DrawingWords['protocols']
type MqttProps = Record<
  'left' | 'middle' | 'step' | 'gap' | 'width' | 'height' | 'topic',
  number
> & {
  words: NonNullable<Words['mqtt']>
}

export const Mqtt = ({ left, middle, step, gap, width, height, topic, words }: MqttProps) => {
  const [broker, subscriber] = [left + width + gap, left + 2 * (width + gap)]
  const size = { width, height }
  const said = wordsOfSite().drawings.mqtt
  return (
    <>
      <Signal d={`M${left + width} ${middle}H${broker}`} />
      <Label x={broker - gap / 2} y={middle - height / 2 - 8} anchor="middle" text={said.publish} />
      {words.subscribers.map((name, index) => {
        const y = middle + (index - 1) * step
        return (
          <g key={name}>
            <Signal
              d={`M${broker + width} ${middle}C${broker + width + 34} ${middle} ${subscriber - 34} ${y} ${subscriber} ${y}`}
            />
            <NamedBox x={subscriber} y={y - height / 2} {...size} name={name} />
          </g>
        )
      })}
      <NamedBox x={left} y={middle - height / 2} {...size} name={said.gateway} />
      <NamedBox x={broker} y={middle - height / 2} {...size} name={said.broker} />
      <Labels lines={words.topic} x={left} y={topic} />
    </>
  )
}

type ZigbeeProps = {
  gateway: { x: number; y: number; width: number; height: number }
  columns: readonly [number, number, number, number]
  rows: readonly [number, number, number]
  blocked: MeshPoint
  mains: MeshPoint
  battery: MeshPoint
}

export const Zigbee = ({
  gateway,
  columns: [first, second, third, fourth],
  rows: [top, middle, bottom],
  blocked,
  ...key
}: ZigbeeProps) => {
  const port: MeshPoint = [gateway.x + gateway.width, gateway.y + gateway.height / 2]
  const near: MeshPoint = [first, top]
  const hub: MeshPoint = [second, middle]
  const far: MeshPoint = [first, bottom]
  const upper: MeshPoint = [third, top]
  const lower: MeshPoint = [third, bottom]
  const upperCell: MeshPoint = [fourth, top]
  const lowerCell: MeshPoint = [fourth, bottom]
  return (
    <>
      <g stroke="var(--line-strong)" strokeWidth="1.5">
        <path
          d={line([port, near]) + line([far, hub, lower, upper, hub]) + line([lower, lowerCell])}
        />
        <path d={line([port, hub])} strokeDasharray="2 6" />
      </g>
      <Signal d={line([upperCell, upper, hub, far, port])} />
      <NamedBox {...gateway} name={wordsOfSite().drawings.zigbee.gateway} />
      {[near, hub, far, upper, lower].map((at) => (
        <MeshNode
          key={at.join()}
          at={at}
          isMains
          isLive={at === hub || at === far || at === upper}
        />
      ))}
      <MeshNode at={upperCell} isMains={false} />
      <MeshNode at={lowerCell} isMains={false} />
      <Label
        x={blocked[0]}
        y={blocked[1]}
        anchor="middle"
        text={wordsOfSite().drawings.zigbee.blocked}
      />
      <MeshKey {...key} />
    </>
  )
}

type LoRaWanProps = Record<'ground' | 'mast' | 'top' | 'tank', number> & {
  houses: readonly [number, number, number]
}

export const LoRaWan = ({
  ground,
  mast,
  top,
  tank,
  houses: [gabled, flat, small],
}: LoRaWanProps) => {
  const way = tank - mast
  return (
    <>
      <path
        d={`M${mast - 42} ${ground}H${tank + 50}`}
        stroke="var(--line-strong)"
        strokeWidth="1.5"
      />
      <path
        d={`M${mast} ${ground}V${top + 6}M${mast - 13} ${ground}l13-38 13 38`}
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <circle cx={mast} cy={top} r="6" fill="var(--signal)" />
      <Signal
        d={`M${mast + 6} ${top + 2}C${mast + way * 0.33} ${top - 34} ${mast + way * 0.76} ${top} ${tank - 4} ${ground - 52}`}
      />
      <path
        d={paths(
          [26, 42, 58],
          (r) => `M${mast + r} ${top}a${r} ${r} 0 0 1 -${r * 0.3} ${r * 0.72}`,
        )}
        stroke="var(--signal)"
        strokeWidth="1.5"
        opacity=".6"
      />
      <g stroke="var(--ink)" strokeWidth="2">
        <path d={`M${tank - 32} ${ground}v-40q32-14 64 0v40z`} fill="var(--surface)" />
        <path d={`M${tank - 32} ${ground - 20}h64`} strokeWidth="1" strokeDasharray="3 4" />
        <rect
          x={tank - 8}
          y={ground - 58}
          width="16"
          height="10"
          rx="3"
          fill="var(--ink)"
          stroke="none"
        />
      </g>
      <path
        d={`M${gabled} ${ground}v-16l14-10 14 10v16M${flat} ${ground}v-24h26v24M${small} ${ground}v-12l10-8 10 8v12`}
        stroke="var(--line-strong)"
        strokeWidth="1.5"
      />
      <path
        d={`M${mast} ${ground + 22}H${tank}M${mast} ${ground + 17}v10M${tank} ${ground + 17}v10`}
        stroke="var(--muted)"
      />
      <Label
        x={mast + way / 2}
        y={ground + 42}
        anchor="middle"
        text={wordsOfSite().drawings.lorawan.reach}
      />
    </>
  )
}

type ModbusProps = Record<'end' | 'width' | 'middle' | 'reach', number> & {
  gateway: { x: number; width: number }
  devices: readonly [number, number, number]
  words: NonNullable<Words['modbus']>
}

export const Modbus = ({ gateway, end, devices, width, middle, reach, words }: ModbusProps) => {
  const [start, height] = [gateway.x + gateway.width, 42]
  const said = wordsOfSite().drawings.modbus
  return (
    <>
      <path
        d={`M${start} ${middle - 7}H${end}M${start} ${middle + 7}H${end}`}
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <Signal d={`M${start} ${middle}H${devices[1]}`} />
      {devices.map((x, index) => {
        const side = index % 2 ? 1 : -1
        const top = index % 2 ? middle + reach : middle - reach - height
        return (
          <g key={x}>
            <path
              d={`M${x} ${middle + side * 7}V${middle + side * reach}`}
              stroke="var(--ink)"
              strokeWidth="2"
            />
            <NamedBox
              x={x - width / 2}
              y={top}
              width={width}
              height={height}
              name={words.devices[index] ?? ''}
            />
            <Label
              x={x}
              y={index % 2 ? top + height + 20 : top - 12}
              anchor="middle"
              text={say(said.address, { number: index + 1 })}
            />
          </g>
        )
      })}
      <NamedBox {...gateway} y={middle - height / 2} height={height} name={said.gateway} />
      <Box x={end} y={middle - 14} width={12} height={28} rx={2} />
      <Label x={end + 26} y={middle + 34} anchor="end" text="120 Ω" />
    </>
  )
}
