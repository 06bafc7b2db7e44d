import type { TestSite } from '../test-site.ts'

const tokensOf = (page: 'confirm' | 'unsubscribe', text: string) =>
  [...text.matchAll(new RegExp(`/newsletter/${page}\\?token=([\\w.-]+)`, 'g'))].map(
    ([, token]) => token ?? '',
  )

export const unsubscribeTokens = (text: string) => tokensOf('unsubscribe', text)

/** Returns functions that act as readers of the newsletter, each from a new network. */
export function openReaders(site: TestSite) {
  let network = 0
  const rowOf = (email: string) =>
    site.database.db
      .selectFrom('subscriber')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst()
  async function mailsTo(email: string, clock?: () => number) {
    await site.outbox.sendDue(clock)
    return (await site.readMails()).filter((mail) => mail.to?.[0]?.address === email)
  }
  const textsTo = async (email: string) =>
    (await mailsTo(email)).map((mail) => mail.text ?? '').join()
  const ask = (email: string) =>
    site.send(
      'POST',
      '/api/newsletter',
      { email, subject: '' },
      { 'x-forwarded-for': `192.0.2.${++network}` },
    )
  const confirm = (token: string) =>
    site.request(`/newsletter/confirm?token=${token}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
    })
  async function confirmTokenOf(email: string): Promise<string> {
    const tokens = tokensOf('confirm', await textsTo(email))
    const askedAt = ((await rowOf(email))?.asked_at ?? 0).toString(36)
    return tokens.find((token) => token.includes(`.${askedAt}.`)) ?? ''
  }
  return {
    mailsTo,
    ask,
    confirm,
    confirmTokenOf,
    stored: () =>
      site.database.db.selectFrom('subscriber').selectAll().orderBy('id', 'desc').execute(),
    /**
     * Subscribes an address and confirms it.
     * @returns the token of the unsubscribe link in the welcome mail
     */
    async subscribe(email: string): Promise<string> {
      await ask(email)
      await confirm(await confirmTokenOf(email))
      const id = ((await rowOf(email))?.id ?? 0).toString(36)
      return (
        unsubscribeTokens(await textsTo(email)).find((token) => token.startsWith(`${id}.`)) ?? ''
      )
    },
  }
}
