import type { ReactNode } from 'react'
import { firstExampleSite } from '#src/content/example-sites.ts'
import type { DrawingWords } from '#src/content/schemas/drawing-words-schema.ts'
import { site } from '#src/content/settings/site.ts'
import { inParts, labelled } from '#src/content/words/punctuation.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { reportsADay } from '#src/site-model/monthly-data.ts'
import { Box, Drawing, Label, Labels, Name, paths, range, Signal, View } from './kit/drawing.tsx'
import { drawingWords } from './kit/drawing-words.ts'

const lost = { missing: 12, faulty: 3 } as const

/**
 * Counts the readings at the sensors (with door reports) and from the gateway on, formatted for the
 * locale.
 */
function countReadings() {
  const { readings, events, sensors: probes } = reportsADay(firstExampleSite().site.devices)
  const expected = 7 * (readings + events)
  const [all, received] = [expected, expected - lost.missing].map((count) =>
    formatNumber(count, site().locale),
  )
  return { probes, all, received }
}
type Counts = ReturnType<typeof countReadings>
type Words = NonNullable<DrawingWords['dataFlow']>

const sheet = (
  <>
    <path d="M-26 -34H18L28 -24V34H-26z" fill="var(--surface)" />
    <path d="M18 -34V-24H28" />
    <path d={paths(range(7), (line) => `M-16 ${-16 + line * 7}h34`)} stroke="var(--ink)" />
  </>
)
/** Stations of the flow, each drawn around the origin. */
const stationsOf = (
  { probes, all = '', received = '' }: Counts,
  { days }: Words,
): { counted: string; glyph: ReactNode }[] => [
  {
    counted: all,
    glyph: range(probes).map((probe) => (
      <path
        key={probe}
        d={
          probe + 1 === lost.faulty
            ? `M${-40 + probe * 8} -30V-10M${-40 + probe * 8} 2V30`
            : `M${-40 + probe * 8} -30V30`
        }
        strokeWidth="3"
        stroke={probe + 1 === lost.faulty ? 'var(--ink)' : 'var(--muted)'}
      />
    )),
  },
  {
    counted: received,
    glyph: (
      <>
        <path d="M-28 -2V-34M28 -2V-34" strokeWidth="3" />
        <rect x="-44" y="-2" width="88" height="36" rx="7" fill="var(--surface)" />
        {range(4).map((light) => (
          <circle
            key={light}
            cx={8 + light * 9}
            cy="16"
            r="2.5"
            fill="var(--signal)"
            stroke="none"
          />
        ))}
      </>
    ),
  },
  {
    counted: received,
    glyph: (
      <>
        <path d="M-16 34L0 -20L16 34M-10 14H10M-5 -2H5" />
        <path d="M-12 -32a17 17 0 0 0 0 22M12 -32a17 17 0 0 1 0 22M-21 -38a27 27 0 0 0 0 34M21 -38a27 27 0 0 1 0 34" />
      </>
    ),
  },
  {
    counted: received,
    glyph: (
      <>
        <path d="M-32 -24V24c0 6 14 10 32 10s32 -4 32 -10V-24" fill="var(--surface)" />
        <ellipse cx="0" cy="-24" rx="32" ry="10" fill="var(--surface)" />
        <path d="M-32 -6c0 6 14 10 32 10s32 -4 32 -10M-32 10c0 6 14 10 32 10s32 -4 32 -10" />
      </>
    ),
  },
  {
    counted: received,
    glyph: (
      <>
        <path
          d="M-38 -28h76M-38 -14h76M-38 14h76M-38 28h76"
          stroke="var(--line-strong)"
          strokeWidth="3"
        />
        <path d="M-38 0h56" stroke="var(--ink)" strokeWidth="3" />
        <circle cx="33" cy="0" r="7" stroke="var(--ink)" strokeWidth="2" />
      </>
    ),
  },
  { counted: days, glyph: sheet },
]

export const DataFlow = () => {
  const words = drawingWords().dataFlow
  if (!words) return null
  const stations = stationsOf(countReadings(), words).map((one, index) => ({
    ...one,
    ...(words.stations[index] ?? { name: '', fact: '' }),
  }))
  const loss = [`${lost.missing} ${words.missing}`, words.cause]
  const counted = stations.map(({ name, counted, fact }) => labelled(name, `${counted} ${fact}`))
  return (
    <Drawing label={`${words.shows} ${inParts(counted)}. ${loss.join(' ')}.`}>
      <View size="page" height={292}>
        <Signal d="M70 150H730" width={3} />
        <path d="M730 150H1170" stroke="var(--ink)" strokeWidth="2" />
        <path d="M180 150V232" stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="3 5" />
        <Labels lines={loss} x={180} y={254} step={18} anchor="middle" tone="ink" />
        {stations.map(({ name, counted, fact, glyph }, index) => (
          <g key={name} transform={`translate(${70 + index * 220} 0)`}>
            <Glyph x={0} y={84} glyph={glyph} />
            <path d="M0 138V162" stroke="var(--ink)" strokeWidth="3" />
            <Name x={0} y={24} anchor="middle" text={name} />
            <Counter x={0} y={174} counted={counted} />
            <Label x={0} y={228} anchor="middle" text={fact} />
          </g>
        ))}
      </View>
      <View size="tall" height={660} isNarrow>
        <Signal d="M116 50V386" width={3} />
        <path d="M116 386V610" stroke="var(--ink)" strokeWidth="2" />
        <path d="M116 106H140" stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="3 5" />
        <Label
          x={148}
          y={110}
          tone="ink"
          text={loss.join(' ')}
          room={{ letters: 26, width: 200 }}
        />
        {stations.map(({ name, counted, fact, glyph }, index) => (
          <g key={name} transform={`translate(0 ${50 + index * 112})`}>
            <Glyph x={46} y={0} glyph={glyph} />
            <path d="M104 0H128" stroke="var(--ink)" strokeWidth="3" />
            <Name x={148} y={-18} text={name} />
            <Counter x={196} y={-9} counted={counted} />
            <Label x={148} y={40} text={fact} />
          </g>
        ))}
      </View>
    </Drawing>
  )
}

const Glyph = ({ x, y, glyph }: { x: number; y: number; glyph: ReactNode }) => (
  <g transform={`translate(${x} ${y})`} stroke="var(--muted)" strokeWidth="1.5">
    {glyph}
  </g>
)

const Counter = ({ x, y, counted }: { x: number; y: number; counted: string }) => (
  <>
    <Box x={x - 48} y={y} width={96} height={32} line="line-strong" />
    <Label x={x} y={y + 21} anchor="middle" size="count" tone="ink" text={counted} />
  </>
)
