import { type ReactNode, useState } from 'react'
import { eventWords, say } from '#src/content/example-sites/event-words.ts'
import type { NightWords } from '#src/content/schemas/instrument-schema.ts'
import { clockAt } from '#src/model/clock.ts'
import { Link } from '#src/model/link.ts'
import type { Device } from '#src/model/site.ts'
import { State, Supply, supplyKeys } from '#src/model/supply.ts'
import { Button } from '../../base/Button.tsx'
import { deviceIn, readingOf } from './device-words.ts'
import { NightChart, Playhead } from './NightChart.tsx'
import styles from './NightFigure.module.css'
import { NightMessages } from './NightLog.tsx'
import { MarksKey, SiteMarks } from './SiteMarks.tsx'
import type { ShownNight } from './use-night.ts'

type Props = {
  shown: ShownNight
  town: ReactNode
  doors?: readonly string[]
  words: NightWords
  locale: string
  onPlug: () => void
  /** In a wide window `beside` places clock and text beside the town and the chart. */
  layout?: 'stacked' | 'beside'
  children: ReactNode
}

/**
 * The night as a picture: the town with the site's alarms, the clock and two buttons, and the chart
 * with its slider.
 */
export const NightFigure = ({
  shown,
  town,
  doors = [],
  words,
  locale,
  onPlug,
  layout = 'stacked',
  children,
}: Props) => {
  const [pressed, setPressed] = useState<string>()
  const { site, night, result, events, minute, isPlaying } = shown
  const supply = result.supply[minute]
  const isInverterOn =
    site.inverterHours !== undefined &&
    result.devices.some((series) => series[minute] === State.onInverter)
  const latest = events.filter((event) => event.minute <= minute).at(-1)
  const [cut] = night.mains
  const before = cut
    ? say(words.notes.untilCut, { time: clockAt(cut.from, night.beginsAt) })
    : words.supply.grid
  // An earlier event gets its time, because beside the clock it would be read as an event of this
  // minute.
  const since = latest && latest.minute < minute ? `${clockAt(latest.minute, night.beginsAt)} ` : ''
  const stateOf = (device: Device) => deviceIn(shown, device, minute, doors, words)
  const chosen = site.devices.find(({ id }) => id === pressed)
  const time = clockAt(minute, night.beginsAt)
  return (
    <div
      className={layout === 'beside' ? `${styles['figure']} ${styles['beside']}` : styles['figure']}
    >
      <div
        className={styles['scene']}
        data-screen
        data-grid={supply === Supply.grid ? 'on' : 'off'}
        data-light={supply !== Supply.none ? 'mains' : isInverterOn ? 'inverter' : 'none'}
        data-gateway={result.gateway[minute] === State.stopped ? 'off' : 'on'}
        data-link={result.link[minute] === Link.none ? 'off' : 'on'}
      >
        {town}
        <SiteMarks
          devices={site.devices}
          toneOf={(device) => stateOf(device).tone}
          pressed={chosen?.id}
          onPress={(id) => setPressed(id === pressed ? undefined : id)}
        />
        <NightMessages night={shown} minute={minute} words={words} />
      </div>
      <div className={styles['now']} data-screen>
        <span className={`${styles['time']} tabular`}>{time}</span>
        {/* Only a reading that the visitor asked for is announced with its time, not each event
            during play. */}
        <span aria-live={chosen && !isPlaying ? 'polite' : undefined}>
          {chosen && <span className="visually-hidden">{`${time}, `}</span>}
          {chosen
            ? readingOf(chosen, stateOf(chosen), locale)
            : latest
              ? since + eventWords(latest, shown, words, locale)
              : before}
        </span>
        <div className={styles['controls']} data-scripted>
          <Button onClick={onPlug}>
            {supply === Supply.grid ? words.controls.pull : words.controls.restore}
          </Button>
          <Button look="line" onClick={() => (isPlaying ? shown.pause() : shown.play())}>
            {isPlaying ? words.controls.pause : words.controls.play}
          </Button>
        </div>
      </div>
      {children}
      <div className={styles['chart']}>
        <NightChart site={site} beginsAt={night.beginsAt} result={result} words={words} />
        <Playhead share={minute / (result.minutes - 1)} />
        <input
          type="range"
          data-scripted
          min={0}
          max={result.minutes - 1}
          step={1}
          value={minute}
          aria-label={words.controls.time}
          aria-valuetext={`${time}, ${words.supply[supplyKeys[supply ?? Supply.none] ?? 'none']}`}
          onChange={(event) => shown.show(Number(event.currentTarget.value))}
          onKeyDown={(event) => {
            // Keys move by 10 or 60 minutes, because one minute is too small a step for a night.
            const step = {
              PageUp: 60,
              PageDown: -60,
              ArrowUp: 10,
              ArrowRight: 10,
              ArrowDown: -10,
              ArrowLeft: -10,
            }[event.key]
            if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            shown.show(Math.max(0, Math.min(result.minutes - 1, minute + step)))
          }}
        />
      </div>
      <MarksKey words={words} />
    </div>
  )
}
