import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useMedia } from './use-media.ts'

type Options = {
  /** The carousel: a pointer over it or the keyboard inside it holds it. */
  region: RefObject<HTMLElement | null>
  /** Milliseconds that each position stands. */
  delay: number
  /** What is shown now; a change starts the delay anew. */
  position: number
  onNext: () => void
  /** False where this window's carousel does not play by itself. */
  isWanted?: boolean
}

type Hold = 'pointer' | 'focus' | 'hidden' | 'away'

/**
 * Moves a carousel on by itself (spec.md §9 Carousels; decisions.md, things of the web platform): never under reduced motion,
 * and not while the visitor has paused it, points at it, is in it with the keyboard, or cannot see it.
 * @returns whether it moves now, whether the visitor has paused it, whether it may move at all, and the pause button's two actions
 */
export function useAutoplay({ region, delay, position, onNext, isWanted = true }: Options) {
  const [isPaused, setPaused] = useState(false)
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set(['away']))
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const isPossible = isWanted && !isCalm
  const isRunning = isPossible && !isPaused && holds.size === 0
  const next = useEffectEvent(onNext)

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
    // A finger leaves no pointer behind; what it touches is handled by the carousel itself.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position starts the delay anew
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => next(), delay)
    return () => clearTimeout(timer)
  }, [isRunning, delay, position])

  return {
    isRunning,
    isPaused,
    isPossible,
    pause: () => setPaused(true),
    /** Asked for in so many words, so it also moves under the pointer and focus that pressed the button. */
    play: () => {
      setPaused(false)
      setHolds(new Set())
    },
  }
}
