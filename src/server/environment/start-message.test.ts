import { expect, it } from 'vitest'
import { startMessage } from './start-message.ts'

const mail = { smtpUrl: undefined, directory: 'data/mail' }
const config = { host: undefined, publicOrigin: undefined, mail }
const firstAccount = { name: 'admin', password: 'abcd-efgh' }

it.each([
  [undefined, 'http://localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
])('says where the site listens on %s, where mails go, how to sign in first and what to do when the password is lost', (host, address) => {
  const lines = startMessage({ config: { ...config, host }, port: 3000, firstAccount })
    .trim()
    .split('\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toMatch(/^The site is ready: /)
  expect(lines[0]?.endsWith(address)).toBe(true)
  expect(lines[1]).toContain('data/mail')
  expect(lines[2]).toContain(`${address}/admin/signin `)
  expect(lines[2]).toMatch(/"admin".* abcd-efgh$/)
  expect(lines[3]).toMatch(/npm run admin -- reset admin$/)
})

it('names no password where there are accounts, and not that of the mail server', () => {
  const message = startMessage({
    config: { ...config, mail: { ...mail, smtpUrl: 'smtps://user:secret@mail.example:465' } },
    port: 3000,
    firstAccount: null,
  })
  expect(message.trim().split('\n')).toHaveLength(2)
  expect(message).toContain('mail.example:465')
  expect(message).not.toMatch(/password|secret|reset/)
})

it('leads to the sign-in at the address that visitors use, because staff sign in over TLS', () => {
  const message = startMessage({ config: { ...config, publicOrigin: 'https://www.isopo.example' }, port: 3000, firstAccount })
  expect(message).toContain('http://localhost:3000 (for visitors: https://www.isopo.example)')
  expect(message).toContain('https://www.isopo.example/admin/signin')
})
