import type { MailHealth } from '#src/contracts/contact/mail-faults.ts'
import { createListener } from './listener.ts'

export const { tell: reportMail, listen: watchMail } = createListener<[MailHealth]>()
