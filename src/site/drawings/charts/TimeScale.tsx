import { type Words, words } from '#src/content/words/words.ts'
import { Axis, Drawing, NamedFact, NamedFacts, paths, range, scale, View } from '../kit/drawing.tsx'

/** Times from the table in the page's text, as powers of ten in seconds. */
function systemsOf({ realTime, linux }: Words['drawings']['timeScale']) {
  return [
    {
      name: 'RTOS',
      fact: realTime.runsOn,
      interrupt: { from: -5.6, to: -4.4, fact: realTime.interrupt },
      reading: { from: -1.8, to: -1.1, fact: realTime.reading },
    },
    {
      name: 'Linux',
      fact: linux.runsOn,
      interrupt: { from: -4.2, to: -3, fact: linux.interrupt },
      reading: { from: 0.7, to: 1.3, fact: linux.reading },
    },
  ]
}
const axis = { from: -6, to: 2 } as const
const powers = new Map([
  [-6, '1 µs'],
  [-3, '1 ms'],
  [0, '1 s'],
  [2, '100 s'],
])

export const TimeScale = () => {
  const said = words().drawings.timeScale
  const systems = systemsOf(said)
  return (
    <Drawing label={said.shows}>
      <View size="page" height={252}>
        <NamedFacts rows={systems} x={0} y={52} step={96} size="figure" />
        <Times ends={[300, 1240]} top={10} bottom={216} first={24} row={96} />
      </View>
      <View size="tall" height={366}>
        <Times ends={[4, 346]} top={34} bottom={336} first={38} row={166} isNarrow />
        <NamedFacts rows={systems} x={0} y={18} step={166} size="title" halo="page" isInline />
      </View>
    </Drawing>
  )
}

type TimesProps = {
  ends: [number, number]
  top: number
  bottom: number
  first: number
  row: number
  isNarrow?: boolean
}

const Times = ({ ends, top, bottom, first, row, isNarrow = false }: TimesProps) => {
  const x = scale([axis.from, axis.to], ends)
  const said = words().drawings.timeScale
  return (
    <>
      <path
        d={paths(
          range(axis.to - axis.from + 1, 1, axis.from),
          (exponent) => `M${x(exponent)} ${top}V${bottom}`,
        )}
        stroke="var(--line)"
      />
      {systemsOf(said).map(({ name, interrupt, reading }, index) => (
        <g key={name}>
          <Span x={x} y={first + index * row} name={said.interrupt} {...interrupt} />
          <Span
            x={x}
            y={first + index * row + (isNarrow ? 58 : 0)}
            name={said.reading}
            {...reading}
            isEnd={isNarrow || index === 1}
          />
        </g>
      ))}
      <Axis
        x={x}
        y={bottom}
        at={[...powers.keys()]}
        name={(exponent) => powers.get(exponent) ?? ''}
        tick={0}
      />
    </>
  )
}

type SpanProps = {
  x: (exponent: number) => number
  y: number
  from: number
  to: number
  name: string
  fact: string
  isEnd?: boolean
}

const Span = ({ x, y, from, to, name, fact, isEnd = false }: SpanProps) => (
  <>
    <rect x={x(from)} y={y + 4} width={x(to) - x(from)} height="14" rx="2" fill="var(--ink)" />
    <NamedFact
      x={x(isEnd ? to : from)}
      y={y + 37}
      anchor={isEnd ? 'end' : 'start'}
      halo="page"
      name={name}
      fact={fact}
    />
  </>
)
