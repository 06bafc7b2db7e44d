import { useRef, useState } from 'react'

/** Milliseconds after which a token is renewed: half of what the server takes (services/spam/form-token.ts). */
const renewAfter = 12 * 3_600_000

/** The signed token that tells when the form was handed out. `renew`, called on focus, fetches a fresh one where it is old. */
export function useFormToken(rendered: string) {
  const [token, setToken] = useState(rendered)
  const since = useRef(0)
  const renew = () => {
    since.current ||= Date.now()
    if (Date.now() - since.current < renewAfter) return
    since.current = Date.now()
    fetch('/api/form-token')
      .then(async (response) => {
        const answer: { formToken?: unknown } = await response.json()
        if (typeof answer.formToken === 'string') setToken(answer.formToken)
      })
      // The old token still sends; the submission is then marked as late.
      .catch(() => {})
  }
  return { token, renew }
}
