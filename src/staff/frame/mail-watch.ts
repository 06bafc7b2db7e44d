import type { MailHealth } from '#src/contracts/contact/mail-faults.ts'
import { createListener } from './listener.ts'

export const { notify: reportMail, listen: watchMail } = createListener<[MailHealth]>()
