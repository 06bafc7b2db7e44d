import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { useMedia } from '#src/site/islands/use-media.ts'
import { clockAt } from '#src/site-model/clock.ts'
import { Button, ButtonLink } from '#src/ui/base/Button.tsx'
import { NightMessages } from './NightMessages.tsx'
import styles from './NightPlayer.module.css'
import type { NightPicture } from './night-picture.ts'
import { SiteMarks } from './SiteMarks.tsx'
import { valueInForce } from './value-in-force.ts'

/** Seconds in which the power cut is played, however long it is. */
const playSeconds = 14
/** Seconds from there to the morning. */
const dawnSeconds = 4

type Props = {
  picture: NightPicture
  question: string
  words: Pick<InstrumentWords['controls'], 'pull' | 'replay' | 'pause' | 'skip'> & {
    messages: string
  }
  town?: ReactNode
  /** The answers, with `id="answers"`, which the play comes before; absent for the play alone. */
  children?: ReactNode
}

/**
 * Plays a night that the server has calculated: the town goes dark, devices and messages follow. The
 * answers come when the play is over or skipped, and at once under reduced motion or without a
 * script.
 */
export function NightPlayer({ picture, question, words, town, children }: Props) {
  const { beginsAt, cut, over, last } = picture
  const [isOver, setOver] = useState(false)
  const [minute, setMinute] = useState(picture.first)
  const [isPlaying, setPlaying] = useState(false)
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')

  const start = useEffectEvent(() => minute)
  useEffect(() => {
    if (!isPlaying) return
    const minutesASecond = (minute: number) =>
      minute < over ? (cut.to - cut.from) / playSeconds : (last - over) / dawnSeconds
    let passed = performance.now()
    let exact = start()
    let frame = requestAnimationFrame(function pass(now) {
      // After the window was hidden, play continues where it stopped.
      exact = Math.min(last, exact + (Math.min(100, now - passed) / 1000) * minutesASecond(exact))
      passed = now
      setMinute(Math.floor(exact))
      if (exact < last) frame = requestAnimationFrame(pass)
      else {
        setPlaying(false)
        setOver(true)
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, over, last, cut])

  function play() {
    if (isCalm) {
      setOver(true)
      // Without motion each press shows another moment: the middle of the cut, or the morning.
      return setMinute(minute === picture.middle ? last : picture.middle)
    }
    // From the last minute with light, unless the night was stopped in the middle.
    if (minute < cut.from || minute >= last) setMinute(Math.max(0, cut.from - 1))
    setPlaying(true)
  }

  const scene = valueInForce(picture.scene, minute)
  const latest = picture.events.filter((event) => event.minute <= minute).at(-1)
  // An earlier event gets its time, because beside the clock it would be read as an event of this
  // minute.
  const since = latest && latest.minute < minute ? `${latest.time} ` : ''
  const isStarted = isOver || isPlaying || minute > picture.first
  const hasEnded = isOver && minute === last && picture.ending !== ''
  const said = hasEnded
    ? picture.ending
    : isStarted
      ? latest
        ? since + latest.text
        : picture.quiet
      : question
  return (
    <div className={styles['figure']} data-answers={isOver ? undefined : 'hidden'}>
      <div
        className={styles['scene']}
        data-screen
        data-sky={scene?.sky}
        data-grid={scene?.grid}
        data-light={scene?.light}
        data-gateway={scene?.gateway}
        data-link={scene?.link}
      >
        {town}
      </div>
      <div className={styles['sky']} data-screen>
        <p className={styles['now']}>
          <span className={`${styles['time']} tabular`}>{clockAt(minute, beginsAt)}</span>
          <span className={hasEnded ? styles['ending'] : undefined}>{said}</span>
        </p>
        {!hasEnded && (
          <NightMessages messages={picture.messages} minute={minute} label={words.messages} />
        )}
      </div>
      <div className={styles['marks']}>
        <SiteMarks devices={picture.devices} minute={minute} />
      </div>
      <div className={styles['controls']} data-screen data-scripted>
        <Button size="small" onClick={() => (isPlaying ? setPlaying(false) : play())}>
          {isPlaying ? words.pause : isStarted ? words.replay : words.pull}
        </Button>
        {children && (
          <ButtonLink
            look="line"
            size="small"
            href="#answers"
            onClick={() => {
              setPlaying(false)
              setOver(true)
            }}
          >
            {words.skip}
          </ButtonLink>
        )}
      </div>
      {children && <div className={styles['answers']}>{children}</div>}
    </div>
  )
}
