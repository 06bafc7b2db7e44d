import { useRef, useState } from 'react'

/**
 * Milliseconds after which a token is renewed: half of its validity on the server
 * (services/spam/form-token.ts).
 */
const renewAfter = 12 * 3_600_000

/**
 * Provides the signed token that tells when the form was rendered. `renew`, called on focus,
 * replaces an old one.
 */
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
      // The old token is still accepted, but the submission is marked as late.
      .catch(() => {})
  }
  return { token, renew }
}
