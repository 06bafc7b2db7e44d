import type { MailHealth } from '#src/contracts/contact/records.ts'
import { createListener } from '../frame/listener.ts'

export const { tell: reportMail, listen: watchMail } = createListener<[MailHealth]>()
