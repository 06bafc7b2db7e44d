import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MailsOf } from '#src/desk/requests/card/MailsOf.tsx'
import type { RequestMail } from '#src/desk/requests/request-records.ts'
import { MailNotice } from './MailNotice.tsx'

const well = { isUnsent: false, waiting: 0, since: null, fault: null }
const render = (mail: Parameters<typeof MailNotice>[0]['mail']) =>
  renderToStaticMarkup(
    <MailNotice mail={mail} region={{ locale: 'en-NG', timeZone: 'Africa/Lagos' }} />,
  ).replace(/<[^>]+>/g, '')

it('says nothing while mails go out', () => expect(render(well)).toBe(''))

it('says since when mail stands still, and how much', () => {
  const since = '2026-11-20T07:41:00.000Z'
  expect(render({ ...well, waiting: 1, since })).toMatch(
    /No mail has gone out since 20 Nov 2026, 08:41\. One is waiting/,
  )
  expect(render({ ...well, waiting: 7, since, fault: 'RCPT 550 5.4.5' })).toMatch(
    /a mail server refused it \(550 5\.4\.5\)\. 7 are waiting/,
  )
})

it('says that requests wait and no mail can go out', () =>
  expect(render({ ...well, isUnsent: true })).toContain('no mail can go out'))

const mailsOf = (company: RequestMail['state'], visitor: RequestMail['state']) =>
  renderToStaticMarkup(
    <MailsOf
      mails={[
        { to: 'company', state: company, fault: null },
        { to: 'visitor', state: visitor, fault: visitor === 'failed' ? 'RCPT 550 5.1.1' : null },
      ]}
    />,
  ).replace(/<[^>]+>/g, '')

it('says of the mails of a contact whether they went out', () => {
  expect(mailsOf('sent', 'failed')).toBe(
    'notice to us handed over to the mail server, receipt not sent: the address does not exist (550 5.1.1)',
  )
  expect(mailsOf('sent', 'sent')).toBe('both handed over to the mail server')
  expect(renderToStaticMarkup(<MailsOf mails={[]} />)).toBe('')
})
