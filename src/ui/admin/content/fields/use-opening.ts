import { useEffect, useState } from 'react'
import { useEditor } from '../kit/editor-context.ts'

/** Opens a part of the form where a problem or a search leads into it. */
export function useOpening(at: string, isOpenFirst: boolean) {
  const { problems, target } = useEditor()
  const holds = (place: string) => place === at || place.startsWith(`${at}/`)
  const isWanted = target !== null && holds(target)
  const [isOpened, open] = useState(isOpenFirst || isWanted)
  useEffect(() => {
    if (isWanted) open(true)
  }, [isWanted])
  return { isOpened, open, faults: [...problems].flatMap(([place, messages]) => (holds(place) ? messages : [])).length }
}
