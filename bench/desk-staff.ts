/** Staff who note and answer contact requests through the proxy, each entry until it is acknowledged. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '../scripts/ask-site.ts'
import type { Servers } from '../scripts/start-servers.ts'
import type { Written } from './count-contacts.ts'

/** Milliseconds between two requests that a person works on, and before a second press. */
const pause = { next: 200, again: 1000 }

/** @param cookie of a signed-in account that may note and reply */
export function startStaff({ origin, connect }: Pick<Servers, 'origin' | 'connect'>, cookie: string, people: number) {
  const written: Written[] = []
  const seen = new Set<number>()
  let isOver = false

  /** Asks as a browser does whose holder presses again: the same body, and so the same key. */
  async function insist(target: string, body?: object) {
    for (;;) {
      const method = body ? { method: 'POST', body } : {}
      const answer = await ask(origin, target, { ...method, cookie, agent: connect() }).catch(() => null)
      if (answer?.status === 200) return JSON.parse(answer.body)
      await sleep(pause.again)
    }
  }
  async function write(id: number, kind: Written['kind'], body: object) {
    const key = randomUUID()
    await insist(`/api/contact/${id}/${kind === 'note' ? 'notes' : 'replies'}`, { ...body, key })
    written.push({ kind, key })
  }
  async function work() {
    while (!isOver) {
      const { items }: { items: { id: number; state: string }[] } = await insist('/api/contact')
      const next = items.find(({ id, state }) => state !== 'flagged' && !seen.has(id))
      if (next) {
        seen.add(next.id)
        await write(next.id, 'note', { text: 'Called, no answer' })
        await write(next.id, 'reply', { subject: 'Your request', text: 'We call again tomorrow.' })
      }
      await sleep(pause.next)
    }
  }
  const running = Array.from({ length: people }, work)
  return {
    written,
    async stop() {
      isOver = true
      await Promise.all(running)
    },
  }
}
