import { Drawing, Label, scale, View } from '../kit/drawing.tsx'

type Props = {
  label: string
  /** Days or weeks in order; the first, middle and last are labelled. */
  steps: readonly { name: string; now: number; before: number }[]
}

const [top, right, bottom] = [14, 350, 196]

export const SumColumns = ({ label, steps }: Props) => {
  const most = Math.max(1, ...steps.flatMap(({ now, before }) => [now, before]))
  const left = 14 + String(most).length * 9
  const y = scale([0, most], [bottom, top])
  const step = (right - left) / Math.max(1, steps.length)
  const width = Math.min(40, step * 0.38)
  const named = [
    0,
    ...(steps.length > 6 ? [Math.floor((steps.length - 1) / 2)] : []),
    steps.length - 1,
  ]
  return (
    <Drawing label={label}>
      <View size="tall" height={230}>
        {[0, most].map((value) => (
          <g key={value}>
            <path d={`M${left} ${y(value)}H${right}`} stroke="var(--line)" />
            <Label x={left - 8} y={y(value) + 5} anchor="end" text={value} />
          </g>
        ))}
        {steps.map(({ name, now, before }, index) => {
          const middle = left + (index + 0.5) * step
          return (
            <g key={name}>
              <rect
                x={middle - width}
                y={y(now)}
                width={width}
                height={bottom - y(now)}
                fill="var(--signal)"
              />
              <rect
                x={middle + 1}
                y={y(before)}
                width={Math.max(1, width - 1)}
                height={bottom - y(before)}
                stroke="var(--muted)"
              />
              {named.includes(index) && (
                <Label
                  x={index === 0 ? left : index === steps.length - 1 ? right : middle}
                  y={bottom + 24}
                  anchor={
                    index === 0 && steps.length > 1
                      ? 'start'
                      : index === steps.length - 1
                        ? 'end'
                        : 'middle'
                  }
                  text={name}
                />
              )}
            </g>
          )
        })}
      </View>
    </Drawing>
  )
}
