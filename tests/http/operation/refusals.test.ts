import { describe, expect, it } from 'vitest'
import { lang, words } from '#src/content/words/words.ts'
import { describeFileFault, type FileFault } from '#src/contracts/contact/contact-files.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { limits } from '#src/contracts/limits.ts'
import { listAccounts } from '#src/staff/accounts/account-list.server.ts'
import { proofThrottle } from '#src/staff/sign-in/session-proofs.server.ts'
import { signedIn } from '../../signed-in.ts'
import { pdf, sendFiles } from '../desk/sent-files.ts'
import { from, openTestSite, sqliteUnlessAll } from '../test-site.ts'

const textOf = (fault: FileFault) => describeFileFault(fault, words().forms.files, lang())

/** Tests refusals that no browser test causes, and their messages to people. */
describe.each(sqliteUnlessAll)('a refusal on %s', async (engine) => {
  const site = await openTestSite(engine)
  const cookie = await site.signIn()
  const refusal = async (answer: Response) => [answer.status, String((await answer.json()).detail)]
  const upload = (target: string, body: Uint8Array) =>
    site.request(target, {
      method: 'POST',
      body: body.slice().buffer,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })

  it.each([
    ['content/faq/none.yaml', undefined],
    ['content/pages/home.yaml', undefined],
    ['content/buyer-questions.yaml', 'none'],
  ])('of a question in %s', async (into, group) => {
    const made = await site.send(
      'POST',
      '/api/content/entries',
      { kind: 'question', slug: 'why', title: 'Why?', into, group },
      { cookie },
    )
    expect(await refusal(made)).toEqual([422, 'Choose the group of the question.'])
  })

  it('of a file that came without its bytes, or with too many', async () => {
    const certificate = '/api/content/certificates?name=ce.pdf'
    expect(await refusal(await upload(certificate, new Uint8Array()))).toEqual([
      400,
      'The file did not arrive completely. Try again.',
    ])
    expect(
      await refusal(await upload(certificate, new Uint8Array(contentLimits.certificateBytes + 1))),
    ).toEqual([413, 'Send a file of at most 5 MB.'])
    const picture = await upload(
      '/api/content/pictures?name=products/gateway/new',
      new Uint8Array(),
    )
    expect(await refusal(picture)).toEqual([
      400,
      'The picture did not arrive completely. Try again.',
    ])
  })

  it('of files beyond their number and size, which are kept up to it', async () => {
    const { count, bytes } = limits.contactFiles
    const fields = { firstName: '' }
    const few = await sendFiles(
      site,
      [1, 2, 3].map((seed) => [`${seed}.pdf`, pdf(1000, seed)]),
      { fields },
    )
    const uploaded = few.files.map(({ token }: { token: string }) => token)
    const many = await sendFiles(
      site,
      [4, 5, 6].map((seed) => [`${seed}.pdf`, pdf(1000, seed)]),
      { fields, uploaded },
    )
    expect(many.files).toHaveLength(count)
    expect(JSON.stringify(many.errors)).toContain(textOf({ is: 'count' }))
    const half = bytes / 2 + 1
    const large = await sendFiles(site, [['large.pdf', pdf(half)]], { fields })
    const both = await sendFiles(site, [['other.pdf', pdf(half, 2)]], {
      fields,
      uploaded: [large.files[0].token],
    })
    expect(both.files).toHaveLength(1)
    expect(JSON.stringify(both.errors)).toContain(textOf({ is: 'bytes' }))
  })

  it('of codes typed too often', async () => {
    const seller = await site.signIn('seller', 'a long pass phrase', 'sales')
    const add = (n: number) =>
      site.submit(
        '/admin/account/authenticator',
        { code: '000000' },
        { cookie: seller, ...from(`192.0.2.${n}`) },
      )
    const answers: Response[] = []
    for (let n = 0; n < proofThrottle.free + 3; n++) answers.push(await add(n))
    expect(answers.map(({ status }) => status)).toContain(429)
  })

  it('of a new link for a closed account', async () => {
    const id = (await listAccounts(site.context, signedIn())).find(
      ({ name }) => name === 'seller',
    )?.id
    const change = (act: string) =>
      site.submit(`/admin/accounts?account=${id}`, { act }, { cookie })
    await change('close')
    expect(await refusal(await change('link'))).toEqual([409, expect.stringContaining('closed')])
  })
})
