import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { settings } from '#src/content/settings/settings.ts'
import { mailContext } from '#src/server/site-mail-context.ts'
import { withSettings } from '../../../tests/content/changed-content.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { readConfig } from '../environment/config.ts'
import { createMailTransport } from './transport.ts'

const directory = temporaryFolder()
let sent = 0

async function headersOf(name: string, subject = `Welcome to ${name}`): Promise<string[]> {
  const messageId = `mail-${++sent}@site.example`
  const from = { name, address: 'website@site.example' }
  const rest = {
    to: 'reader@company.example',
    bouncesTo: 'info@site.example',
    replyTo: 'info@site.example',
    text: 'Text',
    html: '<p>Text</p>',
  }
  const transport = createMailTransport({ ...readConfig({}).mail, directory })
  await transport.send({
    messageId,
    from,
    subject,
    unsubscribeLink: 'https://site.example/leave',
    ...rest,
  })
  transport.close()
  const file =
    readdirSync(path.join(directory, 'new')).find((one) => one.startsWith(`mail-${sent}@`)) ?? ''
  const head = readFileSync(path.join(directory, 'new', file), 'utf8').split('\n\n', 1)[0] ?? ''
  return head.replaceAll(/\n[ \t]+/g, ' ').split('\n')
}

const namesOf = (headers: string[]) =>
  headers.map((header) => header.split(':', 1)[0]?.toLowerCase()).sort()

it.each([
  ['Company', 'Company'],
  ['Company, Best & Sons', '"Company, Best & Sons"'],
  ['Company "Best" Ltd', '"Company \\"Best\\" Ltd"'],
  ['"Company"', '"\\"Company\\""'],
  ['Back\\slash', '"Back\\\\slash"'],
  ['A" <evil@company.example>, "B', '"A\\" <evil@company.example>, \\"B"'],
  ['Company\r\nBcc: evil@company.example', '"Company Bcc: evil@company.example"'],
  ['=?UTF-8?Q?evil?=', '"=?UTF-8?Q?evil?="'],
  ['Café', '=?UTF-8?Q?Caf=C3=A9?='],
])('a sender called %j is one sender', async (name, written) => {
  const plain = await headersOf('Company')
  const headers = await headersOf(name)
  expect(headers).toContain(`From: ${written} <website@site.example>`)
  expect(namesOf(headers)).toEqual(namesOf(plain))
  expect(headers).toContain('List-Unsubscribe: <https://site.example/leave>')
})

it.each([
  ['=?UTF-8?B?8J+YgA==?= paid', '= ?UTF-8?B?8J+YgA== ?= paid'],
  ['Your \u202eecnalab\u202c, \u2066now', 'Your ecnalab, now'],
  ['Line\r\nBcc: evil@company.example', 'Line Bcc: evil@company.example'],
])('the subject %j is shown as it was typed, in one line', async (subject, written) => {
  const headers = await headersOf('Company', subject)
  expect(headers).toContain(`Subject: ${written}`)
  expect(namesOf(headers)).toEqual(namesOf(await headersOf('Company')))
})

it.each([
  ['website@company.com', '', 'website@company.com'],
  ['Company <website@company.com>', 'Company', 'website@company.com'],
  ['Company, Best & Sons <website@localhost>', 'Company, Best & Sons', 'website@localhost'],
  ['"Company \\"Best\\" Ltd" <website@company.com>', 'Company "Best" Ltd', 'website@company.com'],
  ['<website@company.com>', '', 'website@company.com'],
])('MAIL_FROM may be %s', (MAIL_FROM, name, address) => {
  expect(mailContext(readConfig({ MAIL_FROM }), 'secret').from).toEqual({ name, address })
})

it.each([
  'Company',
  'a@b.example, c@d.example',
  'A <a@b.example>, B <c@d.example>',
  'Company <website>',
])('MAIL_FROM may not be %s', (MAIL_FROM) =>
  expect(() => readConfig({ MAIL_FROM })).toThrow(/^MAIL_FROM must be an address like/),
)

it('sends from the domain without www, where its mailboxes are', () => {
  const changed = { company: { ...settings().company, url: 'https://www.caudal.example' } }
  const { from, bouncesTo } = withSettings(changed, () => mailContext(readConfig({}), 'secret'))
  expect([from.address, bouncesTo]).toEqual(['website@caudal.example', 'website@caudal.example'])
})
