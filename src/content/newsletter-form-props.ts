import { settings } from './settings/settings.ts'
import { shownConsent } from './words/shown-consent.ts'
import { words } from './words/words.ts'

/** Words of the newsletter's form, which the footer and /newsletter show. */
export function newsletterFormProps() {
  const { label, button, privacy } = settings().newsletter
  const { honeypot, newsletter } = words().forms
  const { subscribed, failed, failedBecause, confirm } = newsletter
  const { version, newsletter: text } = shownConsent()
  return {
    words: {
      label,
      button,
      privacy,
      honeypot,
      subscribed,
      failed,
      failedBecause,
      confirm,
      close: words().site.close,
    },
    queueWords: words().offline.keep,
    consent: { version, newsletter: text },
  }
}
