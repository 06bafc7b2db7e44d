/** Pages that a link in a mail opens. The token of the link decides what they show. */
export const linkedPages: readonly string[] = [
  '/book/call.ics',
  '/book/change',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/offer',
  '/offer/pro-forma.pdf',
]
export const isLinkedPage = (path: string) => linkedPages.includes(path)

/** Whether an address is one that a mail carries. */
export const hasToken = (target: string) => /[?&]token=./.test(target)
