import { useEffect, useState } from 'react'
import { canUsePasskeys, type PasskeyOutcome } from './passkey-client.ts'

/** Runs one dialogue about a passkey at a time, and then goes on. @param next where it leads */
export function usePasskey(next: string) {
  // What the server rendered is repeated first: it knows nothing of the browser.
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
