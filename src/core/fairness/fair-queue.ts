import { setImmediate as nextTurn } from 'node:timers/promises'
import { networksOf } from '../http/client-address.ts'

type QueueLimits = {
  /** How many run at the same time. */
  permits: number
  waiting: number
  waitingPerNetwork: number
}

export type QueueClient = {
  /** The prefix of the client's address (core/http/client-address.ts). */
  network: string
  /** Whether `network` names an account of staff, which waits apart from visitors. */
  isStaff?: boolean
  signal?: AbortSignal
}

/**
 * Why there is no permit: the line of the network is full, all lines together are full, or the
 * client has left.
 */
type QueueRefusal = 'network-full' | 'queue-full' | 'left'

/**
 * Status of the response: 429 for a full line, 503 for a full queue. A client that has left reads
 * no response.
 */
export const refusalStatus: Record<QueueRefusal, 429 | 503> = {
  'network-full': 429,
  'queue-full': 503,
  left: 503,
}
export const refusalHeaders = { 'retry-after': '5' }

export class NoPermit extends Error {
  override name = 'NoPermit'
  readonly status: 429 | 503
  constructor(refusal: QueueRefusal) {
    super(`There is no permit: ${refusal}`)
    this.status = refusalStatus[refusal]
  }
}

export type Permit = {
  /** Frees the permit. Must be called once. */
  release: () => void
}

type Waiter = (refusal: QueueRefusal | null) => void
/** Waiting lines by network, in the order in which they are served. */
type Lines = Map<string, Waiter[]>

/** Most networks that are remembered as served, in a busy time without an end. */
const mostServed = 10_000
/** Turns of the event loop without a request after which those sent together have come. */
const quietTurns = 3
/** Most milliseconds after the last work for which a free permit waits for them. */
const longestArrivalMs = 50

/**
 * Caps how many run at the same time. Each network has a waiting line (an IPv6 /48 has one), and
 * so has each account of staff. Newcomers, networks that were served before, and staff take turns,
 * so that none of them waits until a crowd of the others ends. If all lines of visitors are full
 * together, the last of the longest line is refused.
 */
export function createFairQueue({ permits, waiting, waitingPerNetwork }: QueueLimits) {
  const newcomers: Lines = new Map()
  const others: Lines = new Map()
  const staff: Lines = new Map()
  /** The groups in the order of their turns. A group that has had its turn becomes the last. */
  const turns = [newcomers, others, staff]
  /** Networks served since the queue was last idle. */
  const served = new Set<string>()
  let free = permits
  /** Requests that wait: in all, and of visitors. */
  let length = 0
  let visitors = 0
  /** Requests that came and work that ended. */
  let events = 0
  let workEnded = 0
  let isServing = false

  const groupOf = (network: string) => turns.find((lines) => lines.has(network))

  function count(group: Lines, change: 1 | -1) {
    length += change
    if (group !== staff) visitors += change
  }

  /**
   * Node accepts one connection in each turn of the event loop. Without these turns, a visitor's
   * connection would wait behind as much work as a flood has opened connections. Turns count from
   * the end of the last work, because nothing comes while it holds the event loop.
   */
  async function letRequestsCome() {
    const start = performance.now()
    const isOver = () => performance.now() > Math.max(start, workEnded) + longestArrivalMs
    for (let quiet = 0; quiet < quietTurns && !isOver(); ) {
      const before = events
      await nextTurn()
      quiet = events > before ? 0 : quiet + 1
    }
  }

  function serveLater() {
    if (isServing) return
    isServing = true
    void letRequestsCome().then(() => {
      isServing = false
      if (free > 0 && serveNext()) serveLater()
    })
  }

  function serveNext(): boolean {
    const group = turns.find((lines) => lines.size > 0)
    const [next] = group ?? []
    if (!group || !next) return false
    const [network, line] = next
    const first = line.shift()
    turns.push(...turns.splice(turns.indexOf(group), 1))
    group.delete(network)
    if (line.length > 0) (group === staff ? staff : others).set(network, line)
    take(network)
    count(group, -1)
    first?.(null)
    return true
  }

  function take(network: string) {
    free -= 1
    if (served.size >= mostServed) served.clear()
    served.add(network)
  }

  function remove(network: string, waiter: Waiter) {
    const group = groupOf(network)
    const line = group?.get(network)
    const at = line?.indexOf(waiter) ?? -1
    if (!group || !line || at < 0) return
    line.splice(at, 1)
    count(group, -1)
    if (line.length === 0) group.delete(network)
  }

  /** Refuses the last of the longest line, unless the newcomer's line would be as long. */
  function makeRoom(own: number): boolean {
    let longest: [string, Waiter[]] | undefined
    for (const line of [...newcomers, ...others])
      if (line[1].length > (longest?.[1].length ?? own + 1)) longest = line
    const last = longest?.[1].at(-1)
    if (!longest || !last) return false
    remove(longest[0], last)
    last('network-full')
    return true
  }

  function wait({ network, isStaff, signal }: QueueClient): Promise<QueueRefusal | null> {
    if (signal?.aborted) return Promise.resolve('left')
    const key = networksOf(network).at(-1) ?? network
    if (free > 0 && length === 0 && !isServing) {
      take(key)
      serveLater()
      return Promise.resolve(null)
    }
    const group = groupOf(key) ?? (isStaff ? staff : served.has(key) ? others : newcomers)
    const line = group.get(key) ?? []
    if (line.length >= waitingPerNetwork) return Promise.resolve('network-full')
    if (group !== staff && visitors >= waiting && !makeRoom(line.length))
      return Promise.resolve('queue-full')
    return new Promise((waiter) => {
      line.push(waiter)
      group.set(key, line)
      count(group, 1)
      signal?.addEventListener('abort', () => {
        remove(key, waiter)
        waiter('left')
      })
      if (free > 0) serveLater()
    })
  }

  function release() {
    free += 1
    events += 1
    workEnded = performance.now()
    if (length === 0 && free === permits) served.clear()
    serveLater()
  }

  async function enter(request: QueueClient): Promise<Permit | QueueRefusal> {
    events += 1
    return (await wait(request)) ?? { release }
  }

  return {
    enter,
    async run<T>(request: QueueClient, work: () => Promise<T>): Promise<T> {
      const permit = await enter(request)
      if (typeof permit === 'string') throw new NoPermit(permit)
      try {
        return await work()
      } finally {
        permit.release()
      }
    },
  }
}

export type FairQueue = ReturnType<typeof createFairQueue>
