import type { ReactNode } from 'react'
import { RankedBars } from '#src/site/drawings/charts/RankedBars.tsx'
import { CountTable } from './CountTable.tsx'

/** Maximum numbers of bars in a drawing and of rows in a table; the exported file has all. */
const most = { bars: 6, rows: 15 } as const

export type NumberColumn<Line> = [title: string, cell: (line: Line) => string]

type PartProps = { heading: string; note?: string | undefined; children?: ReactNode }

export const NumbersPart = ({ heading, note, children }: PartProps) => (
  <section className="box">
    <h2>{heading}</h2>
    {note && <p>{note}</p>}
    {children}
  </section>
)

type RankedProps<Line> = PartProps & {
  column: string
  lines: Line[]
  columns: NumberColumn<Line>[]
  nameOf: (value: string) => string
}

export function Ranked<Line extends { value: string; now: number; before?: number }>(
  props: RankedProps<Line>,
) {
  const { column, lines, columns, nameOf, heading, note, children } = props
  if (lines.length === 0) return null
  const [first] = columns
  const bars = lines
    .slice(0, most.bars)
    .map((line) => ({ ...line, name: nameOf(line.value), fact: first?.[1](line) ?? '' }))
  return (
    <NumbersPart {...{ heading, note }}>
      <RankedBars
        label={`${heading}. ${bars.map(({ name, fact }) => `${name}: ${fact}`).join('; ')}.`}
        rows={bars}
      />
      <CountTable
        caption={heading}
        columns={[column, ...columns.map(([title]) => title)]}
        rows={lines.map((line) => [nameOf(line.value), ...columns.map(([, cell]) => cell(line))])}
        most={most.rows}
      />
      {children}
    </NumbersPart>
  )
}
