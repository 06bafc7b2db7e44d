/** Each kind of mail about a request or a subscription, with what staff read it called. */
export const personMails = {
  'contact-notification': 'Notice to the company',
  'contact-acknowledgement': 'Receipt to the person',
  'newsletter-confirmation': 'Question whether the address is theirs',
  'newsletter-welcome': 'Welcome to the newsletter',
} as const

export type PersonMail = keyof typeof personMails
