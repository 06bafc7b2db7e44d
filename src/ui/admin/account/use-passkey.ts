import { useEffect, useState } from 'react'
import { canUsePasskeys, type PasskeyOutcome } from './passkey-client.ts'

/** Runs one passkey dialogue at a time. @param next page after it */
export function usePasskey(next: string) {
  // First as rendered: the server knows nothing of the browser.
  const [isSupported, setSupported] = useState<boolean>()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState('')
  useEffect(() => setSupported(canUsePasskeys()), [])

  async function run(act: () => Promise<PasskeyOutcome>) {
    if (isPending) return
    // Emptied first, so that the same words are read out again.
    setError('')
    setPending(true)
    const outcome = await act()
    if (outcome.kind === 'done') location.assign(next)
    if (outcome.kind !== 'failed') return
    setPending(false)
    setError(outcome.text)
  }
  return { isSupported, isPending, error, run }
}
