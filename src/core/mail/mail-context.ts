import type { PostalAddress } from '#src/contracts/place/postal-address.ts'
import type { Sentence } from '#src/contracts/text/say.ts'
import type { MailBrand } from './messages/looks.ts'
import type { Sender } from './transport.ts'

/** Facts of the company that mails name. */
type Company = {
  name: string
  url: string
  email: string
  privacyEmail: string
  address: PostalAddress
  hours: { text: string }
  timeZone: string
  locale: string
}

/** What a mail is written with. */
export type MailContext = {
  site: Company
  brand: MailBrand
  /** How its language writes a name and its value. */
  labelled: Sentence<'label' | 'value'>
  /** Where its links lead. */
  origin: string
  /** The configured origin, without which mails to staff have no links. */
  publicOrigin: string | undefined
  /** Of the Message-ID. */
  domain: string
  /** Signs links. */
  secret: string
  from: Sender
  newsletterFrom: Sender
  /** Address to which bounces go. */
  bouncesTo: string
  /** The company's mailbox. */
  to: string
}
