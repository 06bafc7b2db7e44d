import { type RefObject, useEffect, useState } from 'react'

/** What a strip shows: 0-based index of the first whole item, how many fit, and whether it stands at an end. */
type View = { first: number; visible: number; count: number; isAtStart: boolean; isAtEnd: boolean }

const reading = (track: HTMLElement): View => {
  const items = [...track.children].filter((item) => item instanceof HTMLElement)
  const [first, second] = items
  const step = first && second ? second.offsetLeft - first.offsetLeft : track.clientWidth
  const style = getComputedStyle(track)
  const room = track.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd)
  return {
    first: Math.round(track.scrollLeft / step),
    visible: Math.max(1, Math.floor((room + 4) / step)),
    count: items.length,
    isAtStart: track.scrollLeft < 4,
    isAtEnd: track.scrollLeft + track.clientWidth > track.scrollWidth - 4,
  }
}

const trackIn = (region: RefObject<HTMLElement | null>) => region.current?.querySelector<HTMLElement>('[data-track]')

/**
 * Follows and moves a strip that scrolls and snaps by CSS, so that it works without script too.
 * @param region holds the strip, marked by `data-track`
 */
export function useScroller(region: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>({ first: 0, visible: 1, count: 0, isAtStart: true, isAtEnd: false })

  useEffect(() => {
    const track = trackIn(region)
    if (!track) return
    let frame = 0
    const read = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setView(reading(track)))
    }
    track.addEventListener('scroll', read, { passive: true })
    const observer = new ResizeObserver(read)
    observer.observe(track)
    return () => {
      cancelAnimationFrame(frame)
      track.removeEventListener('scroll', read)
      observer.disconnect()
    }
  }, [region])

  /** Moves by whole items; past an end it begins again at the other. */
  const move = (items: number) => {
    const track = trackIn(region)
    if (!track) return
    const { first, count, isAtStart, isAtEnd } = reading(track)
    const target = items > 0 && isAtEnd ? 0 : items < 0 && isAtStart ? count - 1 : first + items
    const [start, item] = [track.children[0], track.children[Math.min(Math.max(target, 0), count - 1)]]
    if (!(start instanceof HTMLElement && item instanceof HTMLElement)) return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    track.scrollTo({ left: item.offsetLeft - start.offsetLeft, behavior })
  }

  return { view, move }
}
