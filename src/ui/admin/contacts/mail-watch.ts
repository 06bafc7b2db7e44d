import type { MailHealth } from '#src/contracts/contact/records.ts'

/** Called with each report of the mail's state. The list and the notice are two islands that share this module. */
let onLook: ((mail: MailHealth) => void) | undefined

export const reportMail = (mail: MailHealth) => onLook?.(mail)

export function watchMail(report: (mail: MailHealth) => void): () => void {
  onLook = report
  return () => {
    onLook = undefined
  }
}
