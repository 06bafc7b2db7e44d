import { cutText } from '#src/contracts/cut-text.ts'
import { Drawing, Label, Name, scale, View } from '../kit/drawing.tsx'

type Props = {
  label: string
  /** Longest first. `fact` follows the bar; `before` is the outline below it. */
  rows: readonly { name: string; now: number; before?: number; fact: string }[]
}

const step = 58
/**
 * The x that the longest bar reaches, and the maximum number of characters of a name above a bar.
 */
const [right, letters] = [280, 36]
const shorten = (text: string) => (text.length > letters ? `${cutText(text, letters - 1)}…` : text)

export const RankedBars = ({ label, rows }: Props) => {
  const most = Math.max(1e-9, ...rows.flatMap(({ now, before = 0 }) => [now, before]))
  const x = scale([0, most], [0, right])
  return (
    <Drawing label={label}>
      <View size="tall" height={rows.length * step}>
        {rows.map(({ name, now, before, fact }, index) => {
          const y = index * step + 24
          return (
            <g key={name}>
              <Name x={0} y={y - 8} text={shorten(name)} />
              <rect x={0} y={y} width={Math.max(1, x(now))} height="12" fill="var(--signal)" />
              {before !== undefined && (
                <rect
                  x={0.5}
                  y={y + 14.5}
                  width={Math.max(1, x(before))}
                  height="5"
                  stroke="var(--muted)"
                />
              )}
              <Label x={Math.max(x(now), x(before ?? 0)) + 8} y={y + 13} text={fact} />
            </g>
          )
        })}
      </View>
    </Drawing>
  )
}
