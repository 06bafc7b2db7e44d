import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { TLSSocket } from 'node:tls'
import { sql } from 'kysely'
import { expect, inject, it, onTestFinished } from 'vitest'
import { withDatabase } from '#src/core/database/open-database.ts'
import { readConfig } from '#src/core/environment/config.ts'
import { describeRefusal } from '#src/core/environment/server-refusal.ts'
import { createMailTransport } from '#src/core/mail/transport.ts'
import { operatorFault } from '#src/server/operator-fault.ts'
import { listen } from '../../node-http.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { type Conduct, selfSigned, startOddMailServer } from './odd-mail-server.ts'

const folder = temporaryFolder()
const authority = path.join(folder, 'authority.pem')
writeFileSync(authority, selfSigned.cert)

/** A server that turns to TLS as PostgreSQL does, with a certificate for another name. */
async function startOddDatabase(): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write('S')
      new TLSSocket(socket, { isServer: true, ...selfSigned }).on('error', () => {})
    })
  })
  onTestFinished(() => void server.close())
  return `postgres://site:x@127.0.0.1:${await listen(server)}/site`
}

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

async function refusalOfMail(smtpUrl: string): Promise<unknown> {
  const transport = createMailTransport({ ...readConfig({}).mail, smtpUrl })
  try {
    return await thrownBy(
      transport.verify().then(() =>
        transport.send({
          ...{ messageId: 'one@site.example', to: 'ann@works.example', subject: 'One', text: '1' },
          ...{ html: '1', bouncesTo: 'a@site.example' },
          from: { name: '', address: 'a@site.example' },
        }),
      ),
    )
  } finally {
    transport.close()
  }
}

const at =
  (wanted: string, answer: string): Conduct =>
  (step) =>
    step === wanted ? answer : undefined
const mailServer = async (conduct: Conduct, changed: (url: string) => string, hasTls = false) =>
  changed((await startOddMailServer(conduct, hasTls)).url)

const ofMail: [string, () => Promise<string> | string, RegExp][] = [
  ['a port at which nothing listens', () => 'smtp://127.0.0.1:1', /^No mail server listens/],
  ['a name that nobody has', () => 'smtp://mail.invalid:587', /^The host name in SMTP_URL/],
  [
    'no TLS, though the address asks for it',
    () =>
      mailServer(at('EHLO', '250 odd.example'), (url) => `${url}?ignoreTLS=false&requireTLS=true`),
    /^The mail server offers no TLS/,
  ],
  [
    'no TLS at the port of smtps',
    () => mailServer(at('connect', '220 odd.example'), (url) => url.replace('smtp:', 'smtps:')),
    /^The mail server begins without TLS at the port of SMTP_URL/,
  ],
  [
    'a certificate of its own making',
    () => mailServer(at('', ''), (url) => url, true),
    /^The mail server has a certificate of an authority .* SMTP_URL/,
  ],
  [
    'a certificate for another name',
    () =>
      mailServer(at('', ''), (url) => `${url}?tls.ca=${encodeURIComponent(selfSigned.cert)}`, true),
    /^The mail server has a certificate for another name than the one in SMTP_URL/,
  ],
  [
    'no room for this account',
    () =>
      mailServer(
        (step) =>
          ({ EHLO: '250-odd.example\r\n250 AUTH PLAIN', AUTH: '535 5.7.8 wrong' })[String(step)],
        (url) => url.replace('://', '://site:wrong@'),
      ),
    /^The mail server refuses the account: .* SMTP_URL/,
  ],
  [
    'no mail of this sender',
    () => mailServer(at('MAIL', '550 5.7.1 who are you'), (url) => url),
    /^The mail server refuses the sender: check MAIL_FROM/,
  ],
]

it.each(ofMail)('a mail server with %s is described with its setting', async (_, start, said) =>
  expect(describeRefusal('SMTP_URL', await refusalOfMail(await start()))).toMatch(said),
)

const real = (of: (server: string) => string) => () => of(inject('postgresUrl'))
const ofDatabases: [string, () => Promise<string> | string, RegExp][] = [
  [
    'a port at which nothing listens',
    () => 'postgres://site:x@127.0.0.1:1/site',
    /^No database server listens at the host and port of DATABASE_URL/,
  ],
  [
    'a name that nobody has',
    () => 'postgres://site:x@database.invalid/site',
    /^The host name in DATABASE_URL/,
  ],
  [
    'no TLS, though the address asks for it',
    real((server) => `${server}/postgres?sslmode=require`),
    /^The database server offers no TLS, which DATABASE_URL asks for/,
  ],
  [
    'a certificate of its own making',
    async () => `${await startOddDatabase()}?sslmode=verify-full`,
    /^The database server has a certificate of an authority .* DATABASE_URL/,
  ],
  [
    'a certificate for another name',
    async () => `${await startOddDatabase()}?sslmode=verify-full&sslrootcert=${authority}`,
    /^The database server has a certificate for another name than the one in DATABASE_URL/,
  ],
  [
    'no such account',
    real((server) => `${server.replace('postgres@', 'nobody@')}/postgres`),
    /^The database server refuses the account: .* DATABASE_URL/,
  ],
  [
    'no such database',
    real((server) => `${server}/nothing`),
    /^There is no database of the name in DATABASE_URL/,
  ],
]

it.each(ofDatabases)(
  'a database server with %s is described with its setting',
  async (_, start, said) => {
    const error = await thrownBy(withDatabase(await start(), ({ db }) => sql`select 1`.execute(db)))
    expect(describeRefusal('DATABASE_URL', error)).toMatch(said)
    // Commands and the start print this sentence in place of a stack.
    expect(operatorFault(error)).toMatch(said)
    expect(operatorFault(error)).not.toMatch(/\n/)
  },
)

it.each(['RCPT 550 5.1.1', 'RCPT 452 4.2.2', 'DATA 554 5.7.1', 'MAIL 552 5.3.4', 'UNKNOWN'])(
  '%s, about one mail, blames no setting',
  (stored) => expect(describeRefusal('SMTP_URL', stored)).toBeNull(),
)
