/** Visitors who send contact forms through the proxy, each until it is acknowledged, and one who reads pages and loads their scripts. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, ask } from '../scripts/ask-site.ts'
import type { Servers } from '../scripts/start-servers.ts'
import type { Acknowledged } from './count-contacts.ts'

/** Milliseconds. */
const pause = {
  /** From a page to sending its form. */
  form: 700,
  /** From one form to the next. */
  next: 300,
  /** To a second press. */
  again: 1000,
  /** From a page to its scripts. */
  scripts: 1500,
}

/** A request, with the step in which it was first sent. */
export type Post = Acknowledged & { step: string }
/** What a visitor saw fail, with the step that ran. */
export type Failure = { step: string; what: string }

/** The address of each sender's nth request, which counts as a network of its own. */
const addressOf = (n: number) => `127.${1 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`

/** Whether an answer came to its end: the process that wrote it may have been killed meanwhile. */
const isWhole = ({ body }: Answer, target: string) => target.startsWith('/_astro/') || /(<\/html>|\})\s*$/.test(body)

export const scriptsOf = ({ body }: Answer) => [...new Set(body.match(/\/_astro\/[\w.-]+\.js/g))]

const fields = { firstName: 'Ann', lastName: 'Bee', phone: '+2348023456789', subject: '' }

/** Half of them send the page's form as a browser without scripts, half JSON as its script does. @param stepNow the step that runs */
export function startSenders({ origin, connect }: Pick<Servers, 'origin' | 'connect'>, count: number, stepNow: () => string) {
  const posts: Post[] = []
  const failures: Failure[] = []
  let pages = 0
  let asking = 0
  let [isHeld, isOver] = [false, false]

  /** Asks once. @returns null where there is no good answer, which is noted */
  async function attempt(n: number, target: string, more: Parameters<typeof ask>[2] = {}): Promise<Answer | null> {
    while (isHeld) await sleep(20)
    const step = stepNow()
    asking += 1
    const answer = await ask(origin, target, { ...more, agent: connect(addressOf(n)) }).catch((error: Error) => error)
    asking -= 1
    if (!(answer instanceof Error) && answer.status < 300 && isWhole(answer, target)) return answer
    const why = answer instanceof Error ? answer.message : `${answer.status}${answer.status < 300 ? ', cut off' : ''}`
    failures.push({ step, what: `${more.method ?? 'GET'} ${target.replace(/\/_astro\/.*/, '/_astro/…')} ${why}` })
    return null
  }
  /** Asks until there is a good answer, as a visitor who presses again. */
  async function insist(...request: Parameters<typeof attempt>): Promise<Answer> {
    for (;;) {
      const answer = await attempt(...request)
      if (answer) return answer
      await sleep(pause.again)
    }
  }

  /** @returns the reference that the visitor reads */
  async function sendForm(n: number, businessEmail: string): Promise<string> {
    const page = await insist(n, '/contact')
    const formToken = /name="formToken" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
    await sleep(pause.form)
    const form = { ...fields, businessEmail, message: `Form ${n}`, termsAccepted: 'on', formToken }
    const { body } = await insist(n, '/contact', { method: 'POST', form })
    return /reference[^<]*<b[^>]*>([^<]+)<\/b>/.exec(body)?.[1] ?? ''
  }
  async function sendJson(n: number, businessEmail: string): Promise<string> {
    const { formToken } = JSON.parse((await insist(n, '/api/form-token')).body)
    await sleep(pause.form)
    const more = { message: `Script ${n}`, termsAccepted: true, formToken, idempotencyKey: randomUUID() }
    const { body } = await insist(n, '/api/contact', { method: 'POST', body: { ...fields, businessEmail, ...more } })
    return JSON.parse(body).reference
  }
  async function send(first: number) {
    for (let n = first; !isOver; n += count) {
      const step = stepNow()
      const email = `${n}@servers.example`
      const reference = await (first % 2 === 0 ? sendForm : sendJson)(n, email)
      posts.push({ email, reference, step })
      await sleep(pause.next)
    }
  }
  /** Loads the scripts of a page later than the page, as those are that wait until their part is seen. */
  async function read() {
    for (let n = 0; !isOver; n++) {
      const page = await attempt(n, '/')
      pages += 1
      await sleep(pause.scripts)
      if (page) await Promise.all(scriptsOf(page).map((script) => attempt(n, script)))
    }
  }

  const running = [...Array.from({ length: count }, (_, first) => send(first)), read()]
  return {
    posts,
    failures,
    pages: () => pages,
    attempt,
    /** Lets nobody ask, and all be answered, before the next step begins. */
    async hold() {
      isHeld = true
      while (asking > 0) await sleep(20)
    },
    goOn() {
      isHeld = false
    },
    async stop() {
      isOver = true
      await Promise.all(running)
    },
  }
}
