import { type RefObject, useEffect, useState } from 'react'

const isSlots = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((slot) => typeof slot === 'string')

async function fetchSlots(): Promise<string[] | null> {
  const response = await fetch('/api/book').catch(() => undefined)
  const answer: unknown = await response?.json().catch(() => undefined)
  const slots =
    typeof answer === 'object' && answer !== null && 'slots' in answer ? answer.slots : undefined
  return isSlots(slots) ? slots : null
}

/**
 * Provides the free half hours of a page, or asks for them when the dialog of an element opens.
 * @param given null in the dialog
 */
export function useFreeSlots(element: RefObject<Element | null>, given: string[] | null) {
  const [slots, setSlots] = useState(given)
  const [isLoading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    const found = await fetchSlots()
    if (found) setSlots(found)
    setLoading(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slots are asked for when the dialog opens, not after each render
  useEffect(() => {
    if (given) return
    const dialog = element.current?.closest('dialog')
    const start = () => {
      if (dialog?.open) void load()
    }
    start()
    dialog?.addEventListener('toggle', start)
    return () => dialog?.removeEventListener('toggle', start)
  }, [given])
  return { slots, isLoading, load }
}
