import { type PointerEvent, useRef, useState } from 'react'
import type { ContentValue } from '#src/contracts/content/content.ts'

export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** Copies a list with a change, because not all browsers of staff have `toSpliced` and `with`. */
export const without = <Item>(list: readonly Item[], index: number): Item[] =>
  list.filter((_, other) => other !== index)
const inserted = <Item>(list: readonly Item[], index: number, item: Item) => [
  ...list.slice(0, index),
  item,
  ...list.slice(index),
]
export const replaced = <Item>(list: readonly Item[], index: number, item: Item): Item[] =>
  list.map((one, other) => (other === index ? item : one))

let count = 0
const nextKey = () => ++count

export const positionAt = (middles: readonly number[], y: number) =>
  middles.filter((middle) => middle < y).length

/**
 * Orders a list. Moved entries keep their fields and stay open or closed.
 * @param onChange receives the new list
 */
export function useOrder(list: readonly ContentValue[], onChange: (list: ContentValue[]) => void) {
  const [keys, setKeys] = useState<number[]>(() => list.map(nextKey))
  const [removed, setRemoved] = useState<{ item: ContentValue; index: number } | null>(null)
  const [added, setAdded] = useState<number | null>(null)
  const [announcement, announce] = useState('')
  const root = useRef<HTMLOListElement>(null)
  const dragged = useRef<number | null>(null)
  // If the list was changed elsewhere, entries without a key get a new one.
  const known =
    keys.length === list.length ? keys : list.map((_, index) => keys[index] ?? nextKey())
  if (known !== keys) setKeys(known)

  const put = (next: ContentValue[], nextKeys: number[]) => {
    setKeys(nextKeys)
    onChange(next)
  }
  const move = (from: number, to: number) => {
    if (to < 0 || to >= list.length || to === from) return
    put(moved(list, from, to), moved(known, from, to))
    announce(`Moved to ${to + 1} of ${list.length}.`)
  }
  const add = (item: ContentValue) => {
    const key = nextKey()
    setRemoved(null)
    setAdded(key)
    put([...list, item], [...known, key])
  }
  /** Puts two items in the place of one. */
  const split = (index: number, first: ContentValue, second: ContentValue) => {
    const key = nextKey()
    setRemoved(null)
    setAdded(key)
    put(inserted(replaced(list, index, first), index + 1, second), inserted(known, index + 1, key))
  }
  const remove = (index: number) => {
    const item = list[index]
    if (item === undefined) return
    setRemoved({ item, index })
    announce('')
    put(without(list, index), without(known, index))
  }
  const putBack = () => {
    if (!removed) return
    setRemoved(null)
    put(inserted(list, removed.index, removed.item), inserted(known, removed.index, nextKey()))
  }
  const drop = () => {
    dragged.current = null
  }
  const drag = (index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      dragged.current = index
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = dragged.current
      if (from === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      const entries = [...(root.current?.children ?? [])]
      const middles = entries.flatMap((entry, other) => {
        const { top, height } = entry.getBoundingClientRect()
        return other === from ? [] : [top + height / 2]
      })
      const to = positionAt(middles, event.clientY)
      if (to === from) return
      dragged.current = to
      move(from, to)
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  })
  return {
    ...{ root, keys: known, added, removed, announcement },
    ...{ add, split, remove, putBack, move, drag },
  }
}

export type ItemOrder = ReturnType<typeof useOrder>
