import { useEffect, useState } from 'react'
import type { PasskeyOutcome } from './passkey-client.ts'

/** Runs one passkey dialogue at a time. @param next page to open after it */
export function usePasskey(next: string) {
  // Unknown in the first render, because the server cannot know the browser.
  const [isSupported, setSupported] = useState<boolean>()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState('')
  useEffect(() => setSupported(typeof PublicKeyCredential === 'function'), [])

  async function run(act: () => Promise<PasskeyOutcome>) {
    if (isPending) return
    // The error is emptied first, so that the same text is announced again.
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
