import { expect, it } from 'vitest'
import { startMessage } from './start-message.ts'

const mail = { smtpUrl: undefined, directory: 'data/mail' }
const config = { host: '127.0.0.1', publicOrigin: undefined, isSending: true, mail }
const version = { commit: '5ef57b4f0123456789', builtAt: '2026-11-20T03:15:00.000Z' }
const fresh = {
  config,
  version,
  port: 3000,
  firstAccount: { name: 'admin', password: 'abcd-efgh' },
  openings: 2,
  slips: [],
  retired: [],
}

it.each([
  [undefined, 'http://localhost:3000', 'The site is ready: '],
  ['127.0.0.1', 'http://localhost:3000', 'The site is ready from this machine alone: '],
  ['::1', 'http://localhost:3000', 'The site is ready from this machine alone: '],
  ['10.0.0.1', 'http://10.0.0.1:3000', 'The site is ready: '],
])(
  'gives in five lines the address of the site on %s, the password and the next step',
  (host, address, ready) => {
    const lines = startMessage({ ...fresh, config: { ...config, host } })
      .trim()
      .split('\n')
    expect(lines).toHaveLength(5)
    expect(lines[0]).toContain(`${ready}${address}`)
    expect(lines[0]).toContain('5ef57b4f, built 2026-11-20 03:15 UTC')
    expect(lines[1]).toMatch(/signin as "admin" .* abcd-efgh \(valid/)
    expect(lines[2]).toContain(`${address}/admin/opening; 2 samples are left`)
    expect(lines[3]).toContain('data/mail')
    expect(lines[4]).toMatch(/npm run admin -- reset admin$/)
  },
)

it('names no password where there are accounts, and not that of the mail server', () => {
  const message = startMessage({
    ...fresh,
    config: { ...config, mail: { ...mail, smtpUrl: 'smtps://user:secret@mail.example:465' } },
    firstAccount: null,
    openings: 0,
    slips: [{ name: 'SMPT_URL', closest: 'SMTP_URL' }],
    retired: ['COUNTRY_MODE=suggest is read as off.'],
  })
  expect(message.trim().split('\n')).toHaveLength(4)
  expect(message).toContain('COUNTRY_MODE=suggest is read as off.')
  expect(message).toContain('SMPT_URL is not a setting: write SMTP_URL if you mean that.')
  expect(message).toContain('mail.example:465')
  expect(message).not.toMatch(/password|secret|reset/)
})

it('leads to the sign-in at the address that visitors use, because staff sign in over TLS', () => {
  const message = startMessage({
    ...fresh,
    config: { ...config, publicOrigin: 'https://www.isopo.example' },
  })
  expect(message).toContain('http://localhost:3000 (for visitors: https://www.isopo.example)')
  expect(message).toContain('https://www.isopo.example/admin/signin')
})

it('warns that nothing is sent, even with a mail server', () => {
  const smtp = { ...mail, smtpUrl: 'smtps://mail.example:465' }
  const message = startMessage({ ...fresh, config: { ...config, isSending: false, mail: smtp } })
  expect(message).toContain('Mails and webhooks wait, because SENDING is off.')
  expect(message).not.toContain('mail.example')
})
