import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { savesData } from '../embeds/saves-data.ts'
import { useMedia } from './use-media.ts'

type Options = {
  /** The carousel, with its strip of items marked by `data-track`. A pointer over it or the keyboard in it holds it. */
  region: RefObject<HTMLElement | null>
  /** `scroll`: the strip scrolls and snaps by CSS. `fade`: the items lie upon each other, and the style sheet shows the current one. */
  motion?: 'scroll' | 'fade'
  /** Milliseconds that each position stands while the carousel plays. */
  delay: number
  /** Whether it plays from the start, when the visitor asks for it, or never. */
  plays?: 'at once' | 'when asked' | 'never'
  /** Items, where they are known before the script runs. */
  count?: number
}

/** What a strip shows: 0-based index of the first whole item, how many fit, and whether it stands at an end. */
type View = { first: number; visible: number; count: number; isAtStart: boolean; isAtEnd: boolean }
type Hold = 'pointer' | 'focus' | 'hidden' | 'away'

/** Pixels a finger must travel to turn a slide. */
const swipe = 40

function offsetOf(track: HTMLElement, index: number): number {
  const [first, item] = [track.children[0], track.children[index]]
  return first instanceof HTMLElement && item instanceof HTMLElement ? item.offsetLeft - first.offsetLeft : 0
}

function viewAt(track: HTMLElement, left: number): View {
  const step = offsetOf(track, 1) || track.clientWidth
  const style = getComputedStyle(track)
  const room = track.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd)
  return {
    first: Math.round(left / step),
    visible: Math.max(1, Math.floor((room + 4) / step)),
    count: track.children.length,
    isAtStart: left < 4,
    isAtEnd: left + track.clientWidth > track.scrollWidth - 4,
  }
}

const trackIn = (region: RefObject<HTMLElement | null>) => region.current?.querySelector<HTMLElement>('[data-track]')

/** Moves, follows and plays a strip (spec.md §9 Carousels): not under reduced motion, data saving, pause, pointer or keyboard focus. */
export function useCarousel({ region, motion = 'scroll', delay, plays = 'at once', count = 0 }: Options) {
  const [view, setView] = useState<View>({ first: 0, visible: 1, count, isAtStart: true, isAtEnd: false })
  const [turns, setTurns] = useState(0)
  const [isPaused, setPaused] = useState(plays === 'when asked')
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set(['away']))
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const [isSaving, setSaving] = useState(false)
  // In the preview of the editor, the only frame that shows this site, what is being edited stands still.
  useEffect(() => setSaving(savesData() || window.frameElement !== null), [])
  const isPossible = plays === 'when asked' || (plays === 'at once' && !isCalm && !isSaving)
  const isRunning = isPossible && !isPaused && holds.size === 0
  /** Where a strip that glides will arrive, in pixels; null once it is there or the visitor has taken it over. */
  const goal = useRef<number>(null)

  function go(index: number) {
    const track = trackIn(region)
    if (!track) return
    const target = (index + track.children.length) % track.children.length
    setTurns((now) => now + 1)
    if (motion === 'fade') return setView((now) => ({ ...now, first: target }))
    const left = Math.min(offsetOf(track, target), track.scrollWidth - track.clientWidth)
    goal.current = left
    track.scrollTo({ left, behavior: isCalm ? 'instant' : 'smooth' })
  }
  /** Moves by one; past an end it begins again at the other, unless `isBound`. */
  function step(by: 1 | -1, isBound = false) {
    const track = trackIn(region)
    if (!track) return
    if (motion === 'fade') return go(view.first + by)
    const { first, isAtStart, isAtEnd } = viewAt(track, goal.current ?? track.scrollLeft)
    const isOver = by > 0 ? isAtEnd : isAtStart
    if (!isOver) go(first + by)
    else if (!isBound) go(by > 0 ? 0 : -1)
  }
  const next = useEffectEvent(() => step(1))
  const stepByKey = useEffectEvent((by: 1 | -1) => step(by, true))
  const stepByFinger = useEffectEvent((by: 1 | -1) => step(by))

  // The visitor's hand on the strip: a finger on one that scrolls takes it over for good, on one that fades it turns the slide.
  useEffect(() => {
    const track = trackIn(region)
    if (!track) return
    const stop = new AbortController()
    const listen = <Name extends keyof HTMLElementEventMap>(type: Name, listener: (event: HTMLElementEventMap[Name]) => void) =>
      track.addEventListener(type, listener, { signal: stop.signal, passive: type !== 'keydown' })
    if (motion === 'fade') {
      // What was swiped to before the script came stays.
      const first = Math.round(track.scrollLeft / track.clientWidth)
      setView((now) => ({ ...now, first }))
      let start: number | null = null
      listen('pointerdown', ({ pointerType, clientX }) => {
        start = pointerType === 'touch' ? clientX : null
      })
      listen('pointercancel', () => {
        start = null
      })
      listen('pointerup', ({ clientX }) => {
        const travelled = start === null ? 0 : clientX - start
        start = null
        if (Math.abs(travelled) >= swipe) stepByFinger(travelled < 0 ? 1 : -1)
      })
      return () => stop.abort()
    }
    let frame = 0
    const read = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (goal.current !== null && Math.abs(track.scrollLeft - goal.current) < 2) goal.current = null
        setView(viewAt(track, track.scrollLeft))
      })
    }
    const takeOver = () => {
      goal.current = null
    }
    listen('scroll', read)
    listen('wheel', takeOver)
    listen('pointerdown', () => {
      takeOver()
      setPaused(true)
    })
    // By whole items in every browser: left to itself, one of them scrolls by less than the next snap point asks for.
    listen('keydown', (event) => {
      if (!/^Arrow(Left|Right)$/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      stepByKey(event.key === 'ArrowRight' ? 1 : -1)
    })
    const observer = new ResizeObserver(read)
    observer.observe(track)
    return () => {
      stop.abort()
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [region, motion])

  useEffect(() => {
    const element = region.current
    if (!element || !isPossible) return
    const hold = (reason: Hold, isHeld: boolean) =>
      setHolds((current) => {
        if (current.has(reason) === isHeld) return current
        const changed = new Set(current)
        if (isHeld) changed.add(reason)
        else changed.delete(reason)
        return changed
      })
    const stop = new AbortController()
    const listen = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, { signal: stop.signal })
    // A finger leaves no pointer behind.
    const isMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === 'mouse'
    listen(element, 'pointerenter', (event) => isMouse(event) && hold('pointer', true))
    listen(element, 'pointerleave', () => hold('pointer', false))
    listen(element, 'focusin', (event) => event.target instanceof Element && event.target.matches(':focus-visible') && hold('focus', true))
    listen(element, 'focusout', () => hold('focus', false))
    listen(document, 'visibilitychange', () => hold('hidden', document.hidden))
    const observer = new IntersectionObserver(([entry]) => hold('away', !entry?.isIntersecting), { threshold: 0.3 })
    observer.observe(element)
    hold('pointer', element.matches(':hover') && matchMedia('(hover: hover)').matches)
    hold('hidden', document.hidden)
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [region, isPossible])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn restarts the delay
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => next(), delay)
    return () => clearTimeout(timer)
  }, [isRunning, delay, turns])

  return {
    ...view,
    turns,
    go,
    step,
    /** Whether it moves by itself now, whether the visitor has paused it, and whether it may move by itself at all. */
    isRunning,
    isPaused,
    isPossible,
    playsAtOnce: plays === 'at once',
    pause: () => setPaused(true),
    /** Asked for in so many words, so it also moves under the pointer and focus that pressed the button. */
    play: () => {
      setPaused(false)
      setHolds(new Set())
    },
  }
}

export type Carousel = ReturnType<typeof useCarousel>
