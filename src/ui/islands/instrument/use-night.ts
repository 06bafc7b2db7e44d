import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Choice } from '#src/model/choice.ts'
import { type CalculatedNight, calculateNight } from '#src/model/night.ts'
import { type ModelSite, minutesADay, type Night } from '#src/model/site.ts'
import { Supply } from '#src/model/supply.ts'
import { useMedia } from '../use-media.ts'

/** Minutes of the night per second of play, so that a day takes half a minute. */
const minutesASecond = 48

/** Minutes with light before the first power cut, so that visitors see the light fail. */
const before = 30

/** Returns the minute before the first cut in which the lamps are still lit. */
export const lastLight = ({ night }: Pick<CalculatedNight, 'night'>): number =>
  Math.max(0, (night.mains[0]?.from ?? 0) - before)

/** Returns the middle of the longest cut, the minute that a still picture of a night shows. */
export function tellingMinute({ night }: Pick<CalculatedNight, 'night'>): number {
  const [longest] = [...night.mains].sort(
    (one, other) => other.to - other.from - (one.to - one.from),
  )
  return longest ? Math.min(night.minutes - 1, Math.round((longest.from + longest.to) / 2)) : 0
}

export function useNight(
  site: ModelSite,
  night: Night,
  choice: Choice,
  first: (night: CalculatedNight) => number,
) {
  const calculated = useMemo(() => calculateNight(site, night, choice), [site, night, choice])
  const last = calculated.result.minutes - 1
  const [shown, setMinute] = useState(() => first(calculated))
  const [isPlaying, setPlaying] = useState(false)
  const minute = Math.min(shown, last)

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

  return {
    ...calculated,
    /** The same object while the night plays, for components that show the whole night. */
    calculated,
    minute,
    isPlaying,
    show: (next: number) => {
      setPlaying(false)
      setMinute(next)
    },
    play: () => {
      setMinute(minute >= last ? 0 : minute)
      setPlaying(true)
    },
    pause: () => setPlaying(false),
  }
}
export type ShownNight = ReturnType<typeof useNight>

/**
 * Returns the power cut that a click on the plug begins or ends in the shown minute.
 * @returns undefined shortly before another cut
 */
export function pressPlug(
  { night, result, minute }: CalculatedNight & { minute: number },
  hours: number,
): Choice['cut'] {
  const clock = (at: number) => (night.beginsAt + at) % minutesADay
  if (result.supply[minute] === Supply.grid) {
    const isNear = night.mains.some(({ from }) => from > minute && from - minute <= before)
    return isNear ? undefined : { from: clock(minute), hours }
  }
  const begun = night.mains.find(({ from, to }) => minute >= from && minute < to)?.from ?? minute
  return { from: clock(begun), hours: Math.max(1, minute - begun) / 60 }
}

const usualHours = 8

/**
 * Returns the click handler of the plug.
 * @param end minute that the first click shows instead of playing, under reduced motion
 */
export function usePlug(
  shown: ShownNight,
  choice: Choice,
  onChange: (choice: Choice) => void,
  end?: number,
) {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  return () => {
    if (isCalm && end !== undefined) return shown.show(end)
    const cut = pressPlug(shown, choice.cut?.hours || usualHours)
    const { band: _, ...rest } = choice
    if (cut) onChange({ ...rest, cut })
    if (!isCalm) return shown.play()
    // Under reduced motion a click shows the next minute in which the supply changes, instead of
    // playing.
    const now = shown.result.supply[shown.minute]
    const next = cut
      ? shown.minute
      : shown.result.supply.findIndex((supply, minute) => minute > shown.minute && supply !== now)
    shown.show(Math.max(next, shown.minute))
  }
}
