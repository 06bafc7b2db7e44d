import { setImmediate as nextRound } from 'node:timers/promises'

export type QueueLimits = {
  slots: number
  slotsPerNetwork: number
  waiting: number
  waitingPerNetwork: number
  /**
   * After work of `afterMs` or longer a network pauses as long as the work took, at most `mostMs`.
   * By default networks never pause.
   */
  pause?: { afterMs: number; mostMs: number }
}

export type SlotRequest = {
  /** The prefix of the client's address (request/client-address.ts). */
  network: string
  /** The request waits in a separate lane, which is served first. */
  isPreferred?: boolean
  signal?: AbortSignal
}

/**
 * Why there is no slot: the network has used its share of places, all places are taken, or the
 * client has left.
 */
export type Refusal = 'network-full' | 'queue-full' | 'left'

/**
 * Status of the response: 429 for a network over its share, 503 for a full queue. A client that has
 * left reads no response.
 */
export const refusalStatus: Record<Refusal, 429 | 503> = {
  'network-full': 429,
  'queue-full': 503,
  left: 503,
}
export const refusalHeaders = { 'retry-after': '5' }

export class NoSlot extends Error {
  override name = 'NoSlot'
  readonly status: 429 | 503
  constructor(refusal: Refusal) {
    super(`There is no slot: ${refusal}`)
    this.status = refusalStatus[refusal]
  }
}

export type Slot = {
  /** Frees the slot. Must be called once. */
  release: () => void
  /** Frees the slot while `run` waits for something else, and takes a slot again afterwards. */
  outside: <T>(run: () => Promise<T>) => Promise<T>
}

type Waiter = { call: (refusal: Refusal | null) => void; isReturning: boolean }
/** Waiters by network. The networks are in the order in which they are served. */
type Lane = { networks: Map<string, Waiter[]>; length: number }

/**
 * Shares few slots among many networks (decision 0031). Networks take turns, so that a visitor
 * waits for one request of each other network, however many requests each has sent. If the queue is
 * full, a newcomer replaces the last waiter of the network with the most waiters. A network pauses
 * after long work, such as a search of the editor, because Node accepts one connection in each turn
 * of the event loop, and work that fills each turn would keep other requests from reaching the
 * queue.
 */
export function createFairQueue({
  slots,
  slotsPerNetwork,
  waiting,
  waitingPerNetwork,
  pause,
}: QueueLimits) {
  const preferred: Lane = { networks: new Map(), length: 0 }
  const ordinary: Lane = { networks: new Map(), length: 0 }
  const held = new Map<string, number>()
  const pausing = new Set<string>()
  let free = slots
  let isRoundDue = false

  const hasShareLeft = (network: string) =>
    (held.get(network) ?? 0) < slotsPerNetwork && !pausing.has(network)

  function pauseAfter(network: string, workMs: number) {
    if (!pause || workMs < pause.afterMs) return
    pausing.add(network)
    const end = () => {
      pausing.delete(network)
      serveLater()
    }
    setTimeout(end, Math.min(workMs, pause.mostMs)).unref()
  }

  function occupySlot(network: string) {
    free -= 1
    held.set(network, (held.get(network) ?? 0) + 1)
  }

  /** @param since when the slot was taken, in milliseconds of `performance.now()` */
  function freeSlot(network: string, since: number) {
    free += 1
    pauseAfter(network, performance.now() - since)
    const left = (held.get(network) ?? 1) - 1
    if (left > 0) held.set(network, left)
    else held.delete(network)
    if (preferred.length + ordinary.length > 0) serveLater()
  }

  /**
   * Grants one slot per turn of the event loop, so that Node accepts other connections between
   * requests that arrived together.
   */
  function serveLater() {
    if (isRoundDue) return
    isRoundDue = true
    void nextRound().then(() => {
      isRoundDue = false
      if (free > 0 && (serveOne(preferred) || serveOne(ordinary))) serveLater()
    })
  }

  function remove(lane: Lane, network: string, waiter: Waiter) {
    const list = lane.networks.get(network)
    const at = list?.indexOf(waiter) ?? -1
    if (!list || at < 0) return
    list.splice(at, 1)
    lane.length -= 1
    if (list.length === 0) lane.networks.delete(network)
  }

  function serveOne(lane: Lane): boolean {
    for (const [network, list] of lane.networks) {
      const first = list[0]
      if (!first || !hasShareLeft(network)) continue
      lane.networks.delete(network)
      lane.networks.set(network, list)
      remove(lane, network, first)
      occupySlot(network)
      first.call(null)
      return true
    }
    return false
  }

  /**
   * Makes room in a full queue by refusing a waiter of a network that has more waiters than the
   * newcomer's network would have.
   */
  function makeRoom(lane: Lane, own: number): boolean {
    const [network, longest] = [...lane.networks].reduce(
      (most, one) => (one[1].length > most[1].length ? one : most),
      ['', []],
    )
    const last = longest.findLast(({ isReturning }) => !isReturning)
    if (!last || longest.length <= own + 1) return false
    remove(lane, network, last)
    last.call('network-full')
    return true
  }

  /**
   * Waits for a slot. A returning waiter is never refused, because only its response is left to
   * send.
   * @returns null once a slot is held
   */
  function wait(
    { network, isPreferred = false, signal }: SlotRequest,
    isReturning = false,
  ): Promise<Refusal | null> {
    if (signal?.aborted) return Promise.resolve('left')
    if (free > 0 && !isRoundDue && hasShareLeft(network)) {
      occupySlot(network)
      serveLater()
      return Promise.resolve(null)
    }
    const lane = isPreferred ? preferred : ordinary
    const list = lane.networks.get(network) ?? []
    if (!isReturning) {
      if (list.length >= waitingPerNetwork) return Promise.resolve('network-full')
      if (lane.length >= waiting && !makeRoom(lane, list.length))
        return Promise.resolve('queue-full')
    }
    return new Promise((call) => {
      const waiter = { call, isReturning }
      if (isReturning) list.unshift(waiter)
      else list.push(waiter)
      lane.networks.set(network, list)
      lane.length += 1
      signal?.addEventListener('abort', () => {
        remove(lane, network, waiter)
        call('left')
      })
    })
  }

  async function enter(request: SlotRequest): Promise<Slot | Refusal> {
    const refusal = await wait(request)
    if (refusal) return refusal
    const { network, isPreferred = false } = request
    let since = performance.now()
    return {
      release: () => freeSlot(network, since),
      async outside(run) {
        freeSlot(network, since)
        try {
          return await run()
        } finally {
          await wait({ network, isPreferred }, true)
          since = performance.now()
        }
      },
    }
  }

  return {
    enter,
    async run<T>(request: SlotRequest, work: () => Promise<T>): Promise<T> {
      const slot = await enter(request)
      if (typeof slot === 'string') throw new NoSlot(slot)
      try {
        return await work()
      } finally {
        slot.release()
      }
    },
  }
}

export type FairQueue = ReturnType<typeof createFairQueue>
