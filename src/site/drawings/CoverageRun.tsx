import type { DrawingWords } from '#src/content/schemas/drawing-words-schema.ts'
import { examplePlaces } from '#src/content/settings/settings.ts'
import { type Site, site } from '#src/content/settings/site.ts'
import {
  Axis,
  clock,
  Drawing,
  Label,
  Name,
  NamedFacts,
  range,
  scale,
  stepsTo,
  strokes,
  View,
} from './kit/drawing.tsx'
import { drawingWords } from './kit/drawing-words.ts'

/**
 * Example drive, in minutes after 06:00. One in ten positions is shown as a ring, on a phone one in
 * twenty, so that rings do not touch.
 */
const run = { end: 300, lost: 135, back: 190, positionsPerMinute: 2 } as const
const keptOnBoard = (run.back - run.lost) * run.positionsPerMinute
/** Returns the towns on the road. @param isNarrow leaves out a town that is close to the next */
const townsOf = ({ address }: Site, isNarrow: boolean) => {
  const { road } = examplePlaces()
  return [
    { name: address.city, minute: 0, anchor: 'start' as const },
    ...(isNarrow ? [] : [{ name: road.through, minute: 90, anchor: 'middle' as const }]),
    { name: road.lastCoverage, minute: 135, anchor: 'middle' as const },
    { name: road.to, minute: run.end, anchor: 'end' as const },
  ]
}
const time = (minute: number) => clock(360 + minute)

export const CoverageRun = () => {
  const words = drawingWords().coverageRun
  const towns = townsOf(site(), false).map(({ name }) => name)
  return (
    words && (
      <Drawing label={`${words.shows} ${towns.join(', ')}.`}>
        <View size="page" height={288}>
          <Road words={words} ends={[244, 1232]} step={60} />
          <NamedFacts rows={words.rows} x={0} y={108} step={100} size="title" />
        </View>
        <View size="tall" height={288}>
          <Road words={words} ends={[4, 344]} step={150} isNarrow />
        </View>
      </Drawing>
    )
  )
}

const Road = ({
  words,
  ends,
  step,
  isNarrow = false,
}: {
  words: NonNullable<DrawingWords['coverageRun']>
  ends: [number, number]
  step: number
  isNarrow?: boolean
}) => {
  const x = scale([0, run.end], ends)
  const [[left, right], lost, back] = [ends, x(run.lost), x(run.back)]
  const positions = stepsTo(run.end, isNarrow ? 10 : 5)
  const kept = positions.filter((minute) => minute > run.lost && minute < run.back).map(x)
  const live = positions.filter((minute) => minute <= run.lost || minute >= run.back).map(x)
  const burst = isNarrow ? 3 : 4
  return (
    <>
      <rect x={lost} y="44" width={back - lost} height="206" fill="var(--sunk)" />
      {isNarrow
        ? words.rows.map(({ name }, index) => (
            <Name key={name} x={0} y={78 + index * 102} halo="page" text={name} />
          ))
        : [words.lost, `${keptOnBoard} ${words.kept}`].map((text, index) => (
            <Label key={text} x={lost + 12} y={66 + index * 16} text={text} />
          ))}
      {townsOf(site(), isNarrow).map(({ name, minute, anchor }) => (
        <g key={minute}>
          <circle cx={x(minute)} cy="28" r="4" stroke="var(--ink)" strokeWidth="1.5" />
          <Name x={x(minute)} y={14} anchor={anchor} text={name} />
        </g>
      ))}
      <path
        d={`M${left + 6} 28H${right - 6}`}
        stroke="var(--line-strong)"
        strokeWidth="1.5"
        strokeDasharray="1 5"
      />
      {live.map((at) => (
        <circle key={at} cx={at} cy="110" r={isNarrow ? 3.5 : 4.5} fill="var(--signal)" />
      ))}
      {kept.map((at) => (
        <circle
          key={at}
          cx={at}
          cy="110"
          r={isNarrow ? 3 : 4}
          fill="var(--page)"
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
      ))}
      <path d={`M${left} 210H${lost}M${back} 210H${right}`} stroke="var(--line-strong)" />
      <path d={strokes(live, 210, 20)} stroke="var(--signal)" strokeWidth="2" />
      <path
        d={strokes(range(kept.length, burst, back + 3 + burst), 210, 32)}
        stroke="var(--ink)"
        strokeWidth={isNarrow ? 1 : 1.25}
      />
      <path d={`M${lost} 210H${back}`} stroke="var(--line-strong)" strokeDasharray="2 6" />
      <Axis x={x} y={250} at={stepsTo(run.end, step)} name={time} tick={0} />
    </>
  )
}
