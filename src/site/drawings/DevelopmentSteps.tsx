import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { Drawing, Label, Name, NamedFact, range, View } from './kit/drawing.tsx'

/**
 * `fact`: the weeks in words; `spent`: percent of the budget if the project stops after this step.
 */
type Step = {
  title: string
  fact: string
  weeks: { from: number; to: number }
  stop?: { spent: number } | undefined
}
type Drawn = { steps: Step[]; end: number }

export const DevelopmentSteps = ({ steps, label }: { steps: Step[]; label: string }) => {
  const end = Math.max(...steps.map(({ weeks }) => weeks.to))
  return (
    <Drawing label={label}>
      <Wide steps={steps} end={end} />
      <Tall steps={steps} end={end} />
    </Drawing>
  )
}

const spentOf = ({ fact, stop }: Step) =>
  stop
    ? say(words().drawings.developmentSteps.spentShort, { time: fact, percent: stop.spent })
    : fact

const firstWeek = () => say(words().drawings.developmentSteps.week, { number: 1 })

const Stop = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x} ${y - 9}l9 9-9 9-9-9z`}
    fill="var(--page)"
    stroke="var(--warm-ink)"
    strokeWidth="2"
  />
)

const Wide = ({ steps, end }: Drawn) => {
  const row = 84
  const top = 30
  const bottom = top + steps.length * row
  const x = (week: number) => ((week - 1) * 1240) / end
  return (
    <View size="page" height={bottom + 52}>
      {range(end / 4 + 1, 4, 1).map((week) => (
        <g key={week}>
          <path d={`M${Math.min(x(week), 1239)} ${bottom}v10`} stroke="var(--line-strong)" />
          {week <= end && (
            <Label x={x(week) + 6} y={bottom + 22} text={week === 1 ? firstWeek() : week} />
          )}
        </g>
      ))}
      {steps.map((step, index) => {
        const { title, weeks, stop } = step
        const [left, right] = [x(weeks.from), x(weeks.to + 1)]
        const y = top + index * row
        const isLate = left > 620
        const name = isLate ? left - 20 : Math.max(right + 28, left)
        return (
          <g key={title}>
            <rect
              x={left}
              y={y + 18}
              width={right - left - 2}
              height="44"
              rx="3"
              fill={stop ? 'var(--ink)' : 'var(--signal)'}
            />
            <Name
              x={left + 14}
              y={y + 46}
              size="title"
              tone={stop ? 'on-ink' : 'device'}
              text={index + 1}
            />
            <NamedFact
              x={name}
              y={y + 37}
              anchor={isLate ? 'end' : 'start'}
              size="figure"
              name={title}
              fact={
                stop
                  ? say(words().drawings.developmentSteps.spent, {
                      time: step.fact,
                      percent: stop.spent,
                    })
                  : step.fact
              }
            />
            {stop && <Stop x={right - 1} y={y + 40} />}
          </g>
        )
      })}
    </View>
  )
}

const Tall = ({ steps, end }: Drawn) => {
  const row = 78
  const bottom = steps.length * row
  const x = (week: number) => ((week - 1) * 350) / end
  return (
    <View size="tall" height={bottom + 34}>
      {[1, 13, 25, end + 1].map((week) => (
        <g key={week}>
          <path d={`M${Math.min(x(week), 349)} ${bottom}v10`} stroke="var(--line-strong)" />
          {week <= end && (
            <Label x={x(week) + 4} y={bottom + 20} text={week === 1 ? firstWeek() : week} />
          )}
        </g>
      ))}
      {steps.map((step, index) => {
        const { title, weeks, stop } = step
        const [left, right] = [x(weeks.from), x(weeks.to + 1)]
        const y = index * row
        return (
          <g key={title}>
            <Name x={0} y={y + 26} size="title" text={`${index + 1} ${title}`} />
            <Label x={350} y={y + 26} anchor="end" text={spentOf(step)} />
            <rect
              x={left}
              y={y + 40}
              width={right - left - 1}
              height="22"
              rx="2"
              fill={stop ? 'var(--ink)' : 'var(--signal)'}
            />
            {stop && <Stop x={right - 1} y={y + 51} />}
          </g>
        )
      })}
    </View>
  )
}
