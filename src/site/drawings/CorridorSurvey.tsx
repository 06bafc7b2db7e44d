import {
  Drawing,
  GatewayMark,
  Label,
  Labels,
  line,
  Name,
  Node,
  paths,
  range,
  Shaft,
  Signal,
  View,
} from './kit/drawing.tsx'
import { drawingWords } from './kit/drawing-words.ts'

/**
 * The page's hotel corridor: positions in metres, signal limit in dBm, loss of the shaft in dB.
 * Doors face each other in pairs.
 */
const corridor = {
  length: 30,
  doors: 16,
  gateway: 12,
  shaft: [14, 16],
  repeater: 15,
  limit: -85,
  shaftLoss: 30,
} as const
const pitch = corridor.length / (corridor.doors / 2)
const places = range(corridor.doors / 2, pitch, pitch / 2)

/**
 * Returns the signal in dBm at a distance in metres, by a log-distance model for corridors
 * (exponent 2.2, −44 dBm at one metre).
 */
const signalAt = (metres: number) => -44 - 22 * Math.log10(Math.max(1, Math.abs(metres)))
const withoutRepeater = (metre: number) =>
  signalAt(metre - corridor.gateway) - (metre > corridor.shaft[0] ? corridor.shaftLoss : 0)
const withRepeater = (metre: number) =>
  Math.max(withoutRepeater(metre), signalAt(metre - corridor.repeater))
const doorsBelow = (signal: (metre: number) => number) =>
  places.filter((metre) => signal(metre) < corridor.limit).length * 2

/** Doors whose lock is out of reach, without and with the repeater. */
export const doorsTooWeak = [doorsBelow(withoutRepeater), doorsBelow(withRepeater)] as const

/** Depth of a room, as a part of the plan's depth. */
const roomDepth = 0.3
type Point = readonly [x: number, y: number]
type PlanProps = {
  /** Place of a point: metres along the corridor, and 0 to 1 across the building. */
  at: (metre: number, across: number) => Point
  signal: (metre: number) => number
  hasRepeater: boolean
}

/** The floor from above: rooms whose lock is in reach are filled, the others are crossed out. */
const Plan = ({ at, signal, hasRepeater }: PlanProps) => {
  const rooms = places.flatMap((metre) =>
    [0, 1 - roomDepth].map((across) => ({
      metre,
      across,
      isReached: signal(metre) >= corridor.limit,
    })),
  )
  const corners = (metre: number, across: number) => {
    const [from, to] = [metre - pitch / 2, metre + pitch / 2]
    return [
      at(from, across),
      at(to, across),
      at(to, across + roomDepth),
      at(from, across + roomDepth),
    ]
  }
  const outline = ({ metre, across }: { metre: number; across: number }) =>
    `${line(corners(metre, across))}z`
  const cross = ({ metre, across }: { metre: number; across: number }) => {
    const [x, y] = at(metre, across + roomDepth / 2)
    return `M${x - 9} ${y - 9}l18 18m0-18l-18 18`
  }
  const door = ({ metre, across }: { metre: number; across: number }) => {
    const wall = across === 0 ? roomDepth : across
    return line([at(metre - 0.55, wall), at(metre + 0.55, wall)])
  }
  const gateway = at(corridor.gateway, 0.5)
  const repeater = at(corridor.repeater, 0.6)
  const [shaftX, shaftY] = at(corridor.shaft[0], 0.2)
  const [shaftEndX, shaftEndY] = at(corridor.shaft[1], 0.5)
  const isCrossed = rooms.filter(({ isReached }) => !isReached)
  return (
    <>
      <path
        d={paths(
          rooms.filter(({ isReached }) => isReached),
          outline,
        )}
        fill="var(--signal)"
        fillOpacity=".28"
      />
      <path d={paths(rooms, outline)} stroke="var(--ink)" strokeWidth="2.5" />
      <path d={paths(rooms, door)} stroke="var(--page)" strokeWidth="5" />
      <path
        d={paths(isCrossed, cross)}
        stroke="var(--danger)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Shaft
        x={Math.min(shaftX, shaftEndX)}
        y={Math.min(shaftY, shaftEndY)}
        width={Math.abs(shaftEndX - shaftX)}
        height={Math.abs(shaftEndY - shaftY)}
      />
      {hasRepeater && (
        <>
          <Signal d={line([gateway, repeater, at(corridor.length - pitch / 2, 0.5)])} />
          <Node x={repeater[0]} y={repeater[1]} r={6} isOpen />
        </>
      )}
      <GatewayMark x={gateway[0]} y={gateway[1]} />
    </>
  )
}

const plans = [
  { signal: withoutRepeater, hasRepeater: false },
  { signal: withRepeater, hasRepeater: true },
]

/** Sizes in user units: the depth of a plan, and what one plan takes. */
const wide = { length: 776, depth: 152, step: 244 } as const
const tall = { length: 400, depth: 158, step: 192, top: 56 } as const

export const CorridorSurvey = () => {
  const words = drawingWords().corridorSurvey
  return (
    words && (
      <Drawing label={words.shows}>
        <View size="column" height={wide.step * 2 - 44}>
          {plans.map((plan, index) => {
            const top = index * wide.step + 44
            const at = (metre: number, across: number): Point => [
              2 + (metre / corridor.length) * wide.length,
              top + across * wide.depth,
            ]
            const [x, y] = at(corridor.repeater, 0.5)
            return (
              <g key={words.results[index]}>
                <Name x={0} y={top - 18} size="figure" text={words.results[index] ?? ''} />
                <Plan {...plan} at={at} />
                <Label x={x - 104} y={y + 5} anchor="end" tone="ink" text={words.gateway} />
                <Label x={x + 38} y={y - 8} tone="ink" text={words.shaft} />
              </g>
            )
          })}
        </View>
        <View size="tall" height={tall.top + tall.length + 4} isNarrow>
          {plans.map((plan, index) => (
            <g key={words.results[index]}>
              <Labels
                lines={words.short[index] ?? []}
                x={index * tall.step}
                y={14}
                step={20}
                tone="ink"
              />
              <Plan
                {...plan}
                at={(metre, across) => [
                  index * tall.step + across * tall.depth,
                  tall.top + (metre / corridor.length) * tall.length,
                ]}
              />
            </g>
          ))}
        </View>
      </Drawing>
    )
  )
}
