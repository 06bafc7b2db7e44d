import { Drawing, Label, Name, NamedFact, range, View } from './kit/drawing.tsx'

type Props = {
  steps: {
    title: string
    fact: string
    weeks: { from: number; to: number }
    /** Percent of the budget spent if the project stops after this step. */
    stop?: { spent: number } | undefined
  }[]
  label: string
}

export const DevelopmentSteps = ({ steps, label }: Props) => {
  const bars = steps.map(({ title, fact, weeks: { from, to }, stop }): Bar => {
    return { title, weeks: fact, spent: stop && `${stop.spent}\u00a0%`, from, to }
  })
  const end = Math.max(...bars.map(({ to }) => to))
  return (
    <Drawing label={label}>
      <Wide bars={bars} end={end} />
      <Tall bars={bars} end={end} />
    </Drawing>
  )
}

type Bar = { title: string; weeks: string; spent: string | undefined; from: number; to: number }
type Drawn = { bars: Bar[]; end: number }

const spentOf = ({ weeks, spent }: Bar) => (spent ? `${weeks} · ${spent} spent` : weeks)

const Stop = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x} ${y - 9}l9 9-9 9-9-9z`} fill="var(--page)" stroke="var(--warm-ink)" strokeWidth="2" />
)

const Wide = ({ bars, end }: Drawn) => {
  const row = 84
  const top = 30
  const bottom = top + bars.length * row
  const x = (week: number) => ((week - 1) * 1240) / end
  return (
    <View size="page" height={bottom + 52}>
      {range(end / 4 + 1, 4, 1).map((week) => (
        <g key={week}>
          <path d={`M${Math.min(x(week), 1239)} ${top}V${bottom}`} stroke="var(--line)" />
          {week <= end && <Label x={x(week) + 6} y={bottom + 22} text={week === 1 ? 'week 1' : week} />}
        </g>
      ))}
      {bars.map((bar, index) => {
        const { spent, from, to } = bar
        const left = x(from)
        const right = x(to + 1)
        const y = top + index * row
        const isLate = left > 620
        const name = isLate ? left - 20 : Math.max(right + 28, left)
        return (
          <g key={bar.title}>
            <rect x={left} y={y + 18} width={right - left - 2} height="44" rx="3" fill={spent ? 'var(--ink)' : 'var(--signal)'} />
            <Name x={left + 14} y={y + 46} size="title" tone={spent ? 'on-ink' : 'device'} text={index + 1} />
            <NamedFact
              x={name}
              y={y + 37}
              anchor={isLate ? 'end' : 'start'}
              size="figure"
              halo="page"
              name={bar.title}
              fact={spentOf(bar)}
            />
            {spent && <Stop x={right - 1} y={y + 40} />}
          </g>
        )
      })}
    </View>
  )
}

const Tall = ({ bars, end }: Drawn) => {
  const row = 78
  const bottom = bars.length * row
  const x = (week: number) => ((week - 1) * 350) / end
  return (
    <View size="tall" height={bottom + 34}>
      {[1, 13, 25, end + 1].map((week) => (
        <g key={week}>
          <path d={`M${Math.min(x(week), 349)} 0V${bottom}`} stroke="var(--line)" />
          {week <= end && <Label x={x(week) + 4} y={bottom + 20} text={week === 1 ? 'week 1' : week} />}
        </g>
      ))}
      {bars.map((bar, index) => {
        const { spent, from, to } = bar
        const y = index * row
        return (
          <g key={bar.title}>
            <Name x={0} y={y + 26} size="title" halo="page" text={`${index + 1} ${bar.title}`} />
            <Label x={350} y={y + 26} anchor="end" halo="page" text={bar.spent ? `${bar.weeks} · ${bar.spent}` : bar.weeks} />
            <rect x={x(from)} y={y + 40} width={x(to + 1) - x(from) - 1} height="22" rx="2" fill={spent ? 'var(--ink)' : 'var(--signal)'} />
            {spent && <Stop x={x(to + 1) - 1} y={y + 51} />}
          </g>
        )
      })}
    </View>
  )
}
