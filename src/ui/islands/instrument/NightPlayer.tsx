import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { NightPicture } from '#src/content/night-picture.ts'
import { clockAt } from '#src/model/clock.ts'
import { Button } from '../../base/Button.tsx'
import { useMedia } from '../use-media.ts'
import { NightMessages } from './NightMessages.tsx'
import styles from './NightPlayer.module.css'
import { MarksKey, SiteMarks } from './SiteMarks.tsx'
import { at } from './since.ts'

/** Minutes of the night per second of play, so that a day takes half a minute. */
const minutesASecond = 48

type Props = {
  picture: NightPicture
  /** What is asked before the result is shown; absent if it is shown from the beginning. */
  question?: string | undefined
  words: {
    pull: string
    replay: string
    pause: string
    time: string
    messages: string
    states: Record<'mains' | 'battery' | 'unheard' | 'off', string>
  }
  /** In a wide window, `beside` is for a column of half the page. */
  town?: ReactNode
  choices?: ReactNode
  chart?: ReactNode
  /** The result of the night. */
  children?: ReactNode
}

/**
 * Plays a night that the server has calculated: the town goes dark, devices and messages follow. One
 * press shows the result and plays the night; under reduced motion it shows the middle of the cut.
 */
export function NightPlayer({ picture, question, words, town, choices, chart, children }: Props) {
  const { minutes, beginsAt, first, middle } = picture
  const [isTold, setTold] = useState(question === undefined)
  const [minute, setMinute] = useState(isTold ? middle : first)
  const [isPlaying, setPlaying] = useState(false)
  const [pressed, setPressed] = useState<number>()
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const last = minutes - 1

  const start = useEffectEvent(() => minute)
  useEffect(() => {
    if (!isPlaying) return
    let passed = performance.now()
    let exact = start()
    let frame = requestAnimationFrame(function pass(now) {
      // After the window was hidden, play continues where it stopped.
      exact = Math.min(last, exact + (Math.min(100, now - passed) / 1000) * minutesASecond)
      passed = now
      setMinute(Math.floor(exact))
      if (exact === last) setPlaying(false)
      else frame = requestAnimationFrame(pass)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, last])

  function show(next: number) {
    setPlaying(false)
    setMinute(Math.max(0, Math.min(last, next)))
  }
  function play() {
    setTold(true)
    if (isCalm) return show(middle)
    // From the last minute with light, unless the night was stopped in the middle.
    if (!isTold || minute >= last || minute === middle) setMinute(Math.max(0, picture.cut - 1))
    setPlaying(true)
  }

  const scene = at(picture.scene, minute)
  const latest = picture.events.filter((event) => event.minute <= minute).at(-1)
  const time = clockAt(minute, beginsAt)
  const device = pressed === undefined ? undefined : picture.devices[pressed]
  const { room } = picture
  const celsius = room && `${room.name} ${room.celsius[Math.floor(minute / room.every)]}`
  // An earlier event gets its time, because beside the clock it would be read as an event of this
  // minute.
  const since = latest && latest.minute < minute ? `${latest.time} ` : ''
  return (
    <div className={styles['figure']} data-untold={!isTold || undefined}>
      <div
        className={styles['scene']}
        data-screen
        data-grid={scene?.grid}
        data-light={scene?.light}
        data-gateway={scene?.gateway}
        data-link={scene?.link}
      >
        {town}
        <SiteMarks
          devices={picture.devices}
          minute={minute}
          pressed={pressed}
          onPress={(place) => setPressed(place === pressed ? undefined : place)}
        />
        <NightMessages messages={picture.messages} minute={minute} label={words.messages} />
      </div>
      <div className={styles['now']} data-screen>
        <span className={`${styles['time']} tabular`}>{time}</span>
        {/* Only a reading that the visitor asked for is announced with its time, not each event
            during play. */}
        <span aria-live={device && !isPlaying ? 'polite' : undefined}>
          {device && <span className="visually-hidden">{`${time}, `}</span>}
          {device
            ? `${device.name}: ${at(device.states, minute)?.says}`
            : latest
              ? since + latest.says
              : picture.quiet}
        </span>
        <div className={styles['controls']} data-scripted data-told>
          <Button look="line" size="small" onClick={() => (isPlaying ? setPlaying(false) : play())}>
            {isPlaying ? words.pause : words.replay}
          </Button>
        </div>
      </div>
      <div className={styles['verdict']}>
        {question !== undefined && (
          <div className={styles['question']}>
            <p>{question}</p>
            <Button onClick={play}>{words.pull}</Button>
          </div>
        )}
        {children}
      </div>
      {choices && <div className={styles['choices']}>{choices}</div>}
      <div className={styles['chart']}>
        {chart}
        <div className={styles['playhead']} data-screen>
          <svg viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">
            <path
              d={`M${Math.round((minute / last) * 10_000) / 10} 0V1`}
              stroke="var(--ink)"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </div>
        <input
          type="range"
          data-scripted
          min={0}
          max={last}
          step={1}
          value={minute}
          aria-label={words.time}
          aria-valuetext={[time, scene?.supply, celsius].filter(Boolean).join(', ')}
          onChange={(event) => show(Number(event.currentTarget.value))}
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
            show(minute + step)
          }}
        />
      </div>
      <MarksKey states={words.states} />
    </div>
  )
}
