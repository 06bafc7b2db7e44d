import { useEffect, useRef, useState } from 'react'
import { withPress } from '#src/contracts/account/proof.ts'

/**
 * Says after a proof of identity what to press once more, because the press that asked for the proof
 * did nothing. It goes with the next press.
 */
export function PressAgain({ text }: { text: string }) {
  const [isShown, setIsShown] = useState(true)
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    notice.current?.focus()
    const { pathname, search, hash } = location
    history.replaceState(history.state, '', withPress(pathname + search, null) + hash)
    const onPress = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('main button')) setIsShown(false)
    }
    document.addEventListener('click', onPress)
    return () => document.removeEventListener('click', onPress)
  }, [])
  return isShown ? (
    <p ref={notice} tabIndex={-1} role="status" className="notice">
      {text}
    </p>
  ) : null
}
