import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '#src/ui/base/Icon.tsx'
import { useEditor } from '../kit/editor-context.ts'
import styles from './Fields.module.css'

/**
 * Holds whether a part of the form is open, and opens it when a problem or a search leads into it.
 */
export function useOpening(at: string, isOpenFirst: boolean) {
  const { problems, target, opensFaults } = useEditor()
  const holds = (place: string) => place === at || place.startsWith(`${at}/`)
  const faults = [...problems].flatMap(([place, messages]) => (holds(place) ? messages : [])).length
  const isWanted = (target !== null && holds(target)) || (opensFaults && faults > 0)
  const [isOpened, open] = useState(isOpenFirst || isWanted)
  useEffect(() => {
    if (isWanted) open(true)
  }, [isWanted])
  return {
    isOpened,
    open,
    faults,
  }
}

type Props = ReturnType<typeof useOpening> & {
  bodyId: string
  title: string
  words: string
  children?: ReactNode
}

export const Opener = ({ isOpened, open, faults, bodyId, title, words, children }: Props) => (
  <button
    type="button"
    className={styles['opener']}
    aria-expanded={isOpened}
    aria-controls={isOpened ? bodyId : undefined}
    onClick={() => open(!isOpened)}
  >
    <Icon icon={isOpened ? ChevronDown : ChevronRight} size="small" />
    {children}
    <b>{title}</b> <span className={styles['words']}>{words}</span>
    {faults > 0 && (
      <span className={styles['faults']}>{faults === 1 ? '1 problem' : `${faults} problems`}</span>
    )}
  </button>
)
