import type { DrawingWords } from '#src/content/schemas/drawing-words-schema.ts'
import { Axis, Drawing, Label, Name, paths, scale, stepsTo, View } from './kit/drawing.tsx'
import { drawingWords } from './kit/drawing-words.ts'

/**
 * Seconds until the first figures appear and until a lamp answers, by network: upper bounds from
 * the table in the page's text.
 */
const networks = [
  { figures: 0.5, lamp: 0.5, isNamed: false },
  { figures: 1.5, lamp: 2, isNamed: false },
  { figures: 4, lamp: 6, isNamed: true },
  { figures: 0.5, lamp: undefined, isNamed: false },
] as const
const longest = 6
/** Rows of the phone that are live; the others have an age. */
const liveRows = 2

type Words = { words: NonNullable<DrawingWords['slowNetwork']> }

export const SlowNetwork = () => {
  const words = drawingWords().slowNetwork
  return (
    words && (
      <Drawing label={words.shows}>
        <View size="page" height={440}>
          <Phone words={words} x={0} />
          <Times words={words} left={418} width={822} top={10} row={98} />
        </View>
        <View size="middle" height={440}>
          <Phone words={words} x={0} />
          <Times words={words} left={330} width={408} top={10} row={98} />
        </View>
        <View size="tall" height={846}>
          <Phone words={words} x={38} />
          <Times words={words} left={0} width={350} top={470} row={86} />
        </View>
      </Drawing>
    )
  )
}

const Phone = ({ words, x }: Words & { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <rect x="1" y="1" width="272" height="438" rx="34" fill="var(--device)" />
    <rect x="10" y="10" width="254" height="420" rx="26" fill="var(--surface)" />
    <Label x={32} y={44} text="18:20" />
    <Label x={242} y={44} anchor="end" text="3G" />
    <Name x={31} y={88} size="figure" text={words.place} />
    <Label x={32} y={110} text={words.load} />
    {words.rows.map(({ name, value, age }, index) => {
      const isLive = index < liveRows
      const y = 134 + index * 54
      return (
        <g key={name}>
          <path d={`M32 ${y}H242`} stroke="var(--line)" />
          <Name x={32} y={y + 23} text={name} />
          <Name x={242} y={y + 23} anchor="end" tone={isLive ? 'ink' : 'muted'} text={value} />
          <circle
            cx="36"
            cy={y + 38}
            r="3.5"
            strokeWidth="1.5"
            {...(isLive ? { fill: 'var(--signal)' } : { stroke: 'var(--muted)' })}
          />
          <Label x={47} y={y + 42} text={age} />
        </g>
      )
    })}
    <rect x="95" y="416" width="84" height="4" rx="2" fill="var(--line-strong)" />
  </g>
)

const Times = ({
  words,
  left,
  width,
  top,
  row,
}: Words & {
  left: number
  width: number
  top: number
  row: number
}) => {
  const x = scale([0, longest], [left, left + width])
  const bottom = top + networks.length * row
  return (
    <>
      <path
        d={paths(stepsTo(longest, 1), (second) => `M${x(second)} ${top}V${bottom}`)}
        stroke="var(--line)"
      />
      <Axis
        x={x}
        y={bottom}
        at={stepsTo(longest, 1)}
        name={(second) => (second % longest ? String(second) : `${second} s`)}
      />
      {networks.map(({ figures, lamp, isNamed }, index) => {
        const { name = '', shown = '' } = words.networks[index] ?? {}
        const y = top + index * row
        return (
          <g key={figures + (lamp ?? 0)}>
            <Name x={left} y={y + 18} halo="page" text={name} />
            <Label x={left + width} y={y + 18} anchor="end" halo="page" text={shown} />
            <rect
              x={left}
              y={y + 32}
              width={x(figures) - left}
              height="14"
              fill={lamp ? 'var(--signal)' : 'var(--muted)'}
            />
            {lamp && (
              <rect x={left} y={y + 49} width={x(lamp) - left} height="6" fill="var(--warm)" />
            )}
            {isNamed && <Label x={x(figures) + 8} y={y + 44} halo="page" text={words.figures} />}
            {isNamed && (
              <Label x={x(lamp)} y={y + 71} anchor="end" halo="page" text={words.answer} />
            )}
          </g>
        )
      })}
    </>
  )
}
