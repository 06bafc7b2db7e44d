import { useState } from 'react'
import type { Consent } from '#src/contracts/contact/consent.ts'
import type { SendOutcome } from './send-form.ts'

/** Shows the words of consent of the page, and those of a later answer in their place. */
export function useConsent<Shown extends Partial<Consent>>(ofPage: Shown) {
  const [consent, setConsent] = useState<Shown>(ofPage)
  return {
    consent,
    followConsent(outcome: SendOutcome) {
      const now = outcome.kind === 'invalid' ? outcome.consent : undefined
      if (now && now.version !== consent.version) setConsent({ ...consent, ...now })
    },
  }
}
