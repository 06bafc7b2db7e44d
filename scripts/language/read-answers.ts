import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { withoutPrefix, withPrefix } from '../../src/contracts/paths.ts'
import { ask } from '../site/ask-site.ts'
import { textsOfPage } from './texts-of-answer.ts'

type Site = { origin: string; database: string }

/** What a program or a form of the site answered, as the texts that a visitor reads. */
export type AnswerTexts = ReadonlyMap<string, readonly string[]>

const visitor = 'ada@cold.example'
const contact = {
  firstName: 'Zzz',
  lastName: 'Qqq',
  phone: '+234 802 345 6789',
  businessEmail: visitor,
  message: 'Zzz',
  termsAccepted: 'on',
  marketing: 'on',
  timeZone: 'Africa/Lagos',
  requestList: 'smart-lock*2,gateway*1',
  subject: '',
}
const long = 'z'.repeat(6000)
const wrongTexts = { email: 'zzz', businessEmail: 'zzz', phone: 'zzz' }
const longTexts = {
  ...{ firstName: long, lastName: long, company: long, phone: long, businessEmail: long },
  ...{ message: long, name: long, email: long },
}

const inForm = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ??
  new RegExp(`value="([^"]*)"[^>]*name="${name}"`).exec(html)?.[1] ??
  ''

/** Title and type of a problem, which programs read. */
const ofPrograms = new Set(['title', 'type'])
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) =>
          ofPrograms.has(key) && 'status' in value ? [] : stringsIn(part),
        )
      : []

/** Words that a script has before it, as `const words={…};`. */
const textsOfScript = (script: string) =>
  stringsIn(JSON.parse(/^const \w+=(\{.*\});$/m.exec(script)?.[1] ?? '[]')).map((text) =>
    text.replace(/\{\w+\}/g, ''),
  )

/** Of a feed and of a manifest only some parts are words. */
const textsOfFeed = (feed: string) =>
  [...feed.matchAll(/<(?:title|description)>([^<]*)</g)].map(([, text = '']) => text)
const textsOfManifest = (manifest: string) => {
  const { name, short_name: short, description } = JSON.parse(manifest)
  return stringsIn([name, short, description])
}

/** Lines of a calendar file that people read; a long line is folded. */
const textsOfCalendar = (file: string) =>
  [
    ...file.replace(/\r?\n[ \t]/g, '').matchAll(/^(?:SUMMARY|DESCRIPTION|LOCATION)[^:]*:(.*)$/gm),
  ].map(([, text = '']) => text.trim().replace(/\\n/g, ' '))

/** How an answer is read, by a part of its type. */
const readers: Readonly<Record<string, (body: string) => string[]>> = {
  'manifest+json': textsOfManifest,
  // A token is letters by chance.
  json: (body) =>
    stringsIn(JSON.parse(body, (name, value) => (name === 'token' ? undefined : value))),
  calendar: textsOfCalendar,
  javascript: textsOfScript,
  xml: textsOfFeed,
  html: textsOfPage,
}

/**
 * Sends each public form of a running site empty, wrong, too long and well, follows the links of
 * the mails, and reads every answer.
 * @param prefix of the language; the default language if it is empty
 */
export async function readAnswers(
  { origin, database }: Site,
  prefix: string,
): Promise<AnswerTexts> {
  const found = new Map<string, readonly string[]>()
  let client = 0
  /** Each request comes from another network, so that no limit is reached. */
  const send = async (name: string, target: string, options: Parameters<typeof ask>[2] = {}) => {
    client += 1
    const answer = await ask(origin, withPrefix(prefix, target), {
      client: `198.18.${client}.1`,
      ...options,
    })
    const type = String(answer.headers['content-type'])
    const read =
      Object.entries(readers).find(([part]) => type.includes(part))?.[1] ??
      ((body: string) => [body])
    found.set(`${name} (${answer.status})`, read(answer.body))
    return answer
  }
  const mailbox = path.join(path.dirname(database), 'mail/new')
  const readMails = async () => {
    await wait(1500)
    const links: string[] = []
    for (const name of existsSync(mailbox) ? readdirSync(mailbox).sort() : []) {
      const {
        subject = '',
        text = '',
        html = '',
        to,
        attachments,
      } = await PostalMime.parse(readFileSync(path.join(mailbox, name)))
      if (to?.[0]?.address !== visitor) continue
      links.push(
        ...[...text.matchAll(/https?:\/\/[^\s/]+(\/\S+)/g)].map(([, link = '']) =>
          withoutPrefix(prefix, link),
        ),
      )
      const calendars = attachments
        .filter(({ mimeType }) => mimeType.includes('calendar'))
        .flatMap(({ content }) =>
          textsOfCalendar(
            typeof content === 'string' ? content : new TextDecoder().decode(content),
          ),
        )
      found.set(`mail “${subject}”`, [
        subject,
        ...text.replace(/https?:\/\/\S+/g, '').split('\n'),
        ...textsOfPage(html).map((line) => line.replace(/https?:\/\/\S+/g, '')),
        ...calendars,
      ])
    }
    return links
  }
  const token = async (page: string) =>
    inForm((await ask(origin, withPrefix(prefix, page))).body, 'formToken').replaceAll('&amp;', '&')
  const key = () => ({ idempotencyKey: randomUUID() })

  for (const page of ['/contact', '/book', '/newsletter'])
    for (const [kind, form] of Object.entries({
      empty: { subject: '' },
      wrong: { ...wrongTexts, subject: '' },
      long: { ...longTexts, subject: '' },
    }))
      await send(`${page} sent ${kind}`, page, { method: 'POST', form })
  // A script of the site names the language of its page.
  const named = prefix === '' ? {} : { language: prefix.slice(1) }
  for (const call of ['/api/contact', '/api/book', '/api/newsletter']) {
    await send(`${call} empty`, call, { method: 'POST', body: named })
    await send(`${call} wrong`, call, { method: 'POST', body: { ...wrongTexts, ...named } })
    await send(`${call} long`, call, { method: 'POST', body: { ...longTexts, ...named } })
    // What cannot be read names no language.
    if (prefix === '')
      await send(`${call} no JSON`, call, { method: 'POST', body: Buffer.from('{') })
  }
  const contactToken = await token('/contact')
  // A form that is sent at once after it was opened counts as sent by a program.
  await wait(3000)
  await send('/contact sent', '/contact', {
    method: 'POST',
    form: { ...contact, formToken: contactToken, ...key() },
  })
  await send('/api/newsletter sent', '/api/newsletter', {
    method: 'POST',
    body: { email: visitor, formToken: contactToken, subject: '', ...named },
  })
  const { body: free } = await send('/api/book', '/api/book')
  const { slots } = JSON.parse(free) as { slots: string[] }
  const { body: booked } = await send('/api/book sent', '/api/book', {
    method: 'POST',
    body: {
      ...{ startsAt: slots.at(-1), name: 'Zzz Qqq', phone: '+234 802 345 6780', subject: '' },
      ...{ businessEmail: visitor, termsAccepted: true, timeZone: 'Pacific/Auckland' },
      ...{ formToken: contactToken, ...key(), ...named },
    },
  })
  const { token: call } = JSON.parse(booked) as { token: string }
  const change = `/book/change?token=${encodeURIComponent(call)}`
  const links = await readMails()
  await send('/book/change', change)
  await send('/book/change without a time', change, { method: 'POST', form: { act: 'move' } })
  await send('/book/change moved', change, {
    method: 'POST',
    form: { act: 'move', startsAt: slots.at(-2) ?? '' },
  })
  await send('call.ics', `/book/call.ics?token=${encodeURIComponent(call)}`)
  await send('/book/change cancelled', change, { method: 'POST', form: { act: 'cancel' } })
  await send('/book/change ended', change)
  const confirm = links.find((link) => link.startsWith('/newsletter/confirm'))
  if (confirm) {
    await send('confirm', confirm)
    await send('confirmed', confirm, { method: 'POST', form: {} })
  }
  for (const page of ['confirm', 'unsubscribe'])
    await send(`${page} with a wrong link`, `/newsletter/${page}?token=zzz`)
  for (const words of ['', 'zzzz', 'nfc']) await send(`search for “${words}”`, `/search?q=${words}`)
  for (const file of ['/manifest.webmanifest', '/rss.xml', '/search.json', '/offline'])
    await send(file, file)
  for (const script of ['/offline.js', '/queued-requests.js']) await send(script, script)
  await send('a wrong method', '/about', { method: 'PUT' })
  await send('too much', '/about', { method: 'POST', body: { long: 'z'.repeat(70_000) } })
  if (prefix === '') await send('a wrong certificate', '/api/certificates/zzz')
  await send('call.ics of no call', '/book/call.ics?token=zzz')
  await readMails()
  return found
}
