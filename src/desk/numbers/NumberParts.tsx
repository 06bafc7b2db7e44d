import type { ReactNode } from 'react'
import { formatDate } from '#src/contracts/formats.ts'
import { RankedBars } from '#src/site/drawings/charts/RankedBars.tsx'
import { SumColumns } from '#src/site/drawings/charts/SumColumns.tsx'
import { CountTable } from './CountTable.tsx'
import { type Step, sumOf } from './numbers.ts'

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

type SteppedProps<Line> = PartProps & {
  lines: Line[]
  columns: NumberColumn<Line>[]
  locale: string
  number: (value: number) => string
}

export function Stepped<Line extends Step>({
  lines,
  columns,
  locale,
  number,
  ...part
}: SteppedProps<Line>) {
  const { now, before } = sumOf(lines)
  if (now + before === 0) return null
  const steps = lines.map((line) => ({ ...line, name: formatDate(line.day, locale) }))
  return (
    <NumbersPart {...part}>
      <SumColumns
        label={`${part.heading}: ${number(now)}, in the period before ${number(before)}. See the table.`}
        steps={steps}
      />
      <CountTable
        caption={part.heading}
        columns={['From', ...columns.map(([title]) => title)]}
        rows={steps.map((step) => [step.name, ...columns.map(([, cell]) => cell(step))])}
      />
    </NumbersPart>
  )
}

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
