import { setImmediate as nextRound } from 'node:timers/promises'
import { networksOf } from '../request/client-address.ts'
import { shareAt } from './shares.ts'

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

type Waiter = {
  call: (refusal: Refusal | null) => void
  isReturning: boolean
  /** Narrowest first, as `networksOf` returns them. */
  networks: string[]
}

/**
 * Waiters of one wider network, by its narrower ones. Both maps are in the order in which their
 * networks are served.
 */
type Group = { networks: Map<string, Waiter[]>; length: number }
type Lane = { groups: Map<string, Group>; length: number }

/** Turns of the event loop without a request after which those sent together have come. */
const quietTurns = 3
/** Most milliseconds for which a free slot waits for them. */
const longestArrivalMs = 50

const longestOf = <T extends { length: number }>(parts: Map<string, T>): T | undefined =>
  [...parts.values()].reduce<T | undefined>(
    (most, one) => (one.length > (most?.length ?? 0) ? one : most),
    undefined,
  )

function moveToEnd<T>(parts: Map<string, T>, key: string, value: T) {
  parts.delete(key)
  parts.set(key, value)
}

/**
 * Shares few slots among many networks (decision 0031). Networks take turns, so that a visitor
 * waits for one request of each other network, however many requests each has sent. The networks of
 * one /48 share its turns. If the queue is
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
  const preferred: Lane = { groups: new Map(), length: 0 }
  const ordinary: Lane = { groups: new Map(), length: 0 }
  const held = new Map<string, number>()
  /** When the pause of a network ends, in milliseconds of `performance.now()`. */
  const pausing = new Map<string, number>()
  let free = slots
  let isRoundDue = false
  let requests = 0

  const hasShareLeft = (networks: string[]) =>
    networks.every(
      (network, level) =>
        (held.get(network) ?? 0) < shareAt(level, { total: slots, perNetwork: slotsPerNetwork }) &&
        !pausing.has(network),
    )

  function pauseAfter(networks: string[], workMs: number) {
    if (!pause || workMs < pause.afterMs) return
    const pauseMs = Math.min(workMs, pause.mostMs)
    const until = performance.now() + pauseMs
    for (const network of networks) pausing.set(network, Math.max(until, pausing.get(network) ?? 0))
    const end = () => {
      // Longer work in another slot of the network may have made its pause longer.
      for (const network of networks) if (pausing.get(network) === until) pausing.delete(network)
      serveLater()
    }
    setTimeout(end, pauseMs).unref()
  }

  function occupySlot(networks: string[]) {
    free -= 1
    for (const network of networks) held.set(network, (held.get(network) ?? 0) + 1)
  }

  /** @param since when the slot was taken, in milliseconds of `performance.now()` */
  function freeSlot(networks: string[], since: number) {
    free += 1
    pauseAfter(networks, performance.now() - since)
    for (const network of networks) {
      const left = (held.get(network) ?? 1) - 1
      if (left > 0) held.set(network, left)
      else held.delete(network)
    }
    if (preferred.length + ordinary.length > 0) serveLater()
  }

  /**
   * Waits until no request has come for some turns of the event loop, because Node accepts one
   * connection in each turn: behind hundreds of connections opened at once, another network would
   * wait for as many turns with work.
   */
  async function letRequestsCome() {
    const end = performance.now() + longestArrivalMs
    for (let quiet = 0; quiet < quietTurns && performance.now() < end; ) {
      const before = requests
      await nextRound()
      quiet = requests > before ? 0 : quiet + 1
    }
  }

  /**
   * Grants one slot at a time, so that Node accepts other connections between requests that arrived
   * together.
   */
  function serveLater() {
    if (isRoundDue) return
    isRoundDue = true
    void letRequestsCome().then(() => {
      isRoundDue = false
      if (free > 0 && (serveOne(preferred) || serveOne(ordinary))) serveLater()
    })
  }

  function add(lane: Lane, waiter: Waiter) {
    const [network = '', wider = network] = waiter.networks
    const group = lane.groups.get(wider) ?? { networks: new Map(), length: 0 }
    const list = group.networks.get(network) ?? []
    if (waiter.isReturning) list.unshift(waiter)
    else list.push(waiter)
    group.networks.set(network, list)
    lane.groups.set(wider, group)
    group.length += 1
    lane.length += 1
  }

  function remove(lane: Lane, waiter: Waiter) {
    const [network = '', wider = network] = waiter.networks
    const group = lane.groups.get(wider)
    const list = group?.networks.get(network)
    const at = list?.indexOf(waiter) ?? -1
    if (!group || !list || at < 0) return
    list.splice(at, 1)
    group.length -= 1
    lane.length -= 1
    if (list.length === 0) group.networks.delete(network)
    if (group.length === 0) lane.groups.delete(wider)
  }

  function serveOne(lane: Lane): boolean {
    for (const [wider, group] of lane.groups)
      for (const [network, list] of group.networks) {
        const first = list[0]
        if (!first || !hasShareLeft(first.networks)) continue
        moveToEnd(group.networks, network, list)
        moveToEnd(lane.groups, wider, group)
        remove(lane, first)
        occupySlot(first.networks)
        first.call(null)
        return true
      }
    return false
  }

  /**
   * Makes room by refusing the last waiter of a network that has more waiters than the newcomer's
   * would have. Within one wider network, its narrower ones are compared.
   * @param group the networks one of whose waiters may be refused
   */
  function makeRoom(lane: Lane, group: Group | undefined, networks: string[]): boolean {
    const [network = '', wider = network] = networks
    const own = lane.groups.get(wider)
    const list = group && longestOf(group.networks)
    const last = list?.findLast(({ isReturning }) => !isReturning)
    if (!group || !last) return false
    const [longest, least] =
      group === own ? [list, group.networks.get(network)?.length ?? 0] : [group, own?.length ?? 0]
    if ((longest?.length ?? 0) <= least + 1) return false
    remove(lane, last)
    last.call('network-full')
    return true
  }

  /** Finds a place in the queue for a newcomer. @returns null if there is one */
  function findPlace(lane: Lane, networks: string[]): Refusal | null {
    const [network = '', wider] = networks
    const group = lane.groups.get(wider ?? network)
    const bounds = { total: waiting, perNetwork: waitingPerNetwork }
    if ((group?.networks.get(network)?.length ?? 0) >= waitingPerNetwork) return 'network-full'
    const isGroupFull = wider !== undefined && (group?.length ?? 0) >= shareAt(1, bounds)
    if (isGroupFull) return makeRoom(lane, group, networks) ? null : 'network-full'
    if (lane.length < waiting) return null
    return makeRoom(lane, longestOf(lane.groups), networks) ? null : 'queue-full'
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
    const networks = networksOf(network)
    if (free > 0 && !isRoundDue && hasShareLeft(networks)) {
      occupySlot(networks)
      serveLater()
      return Promise.resolve(null)
    }
    const lane = isPreferred ? preferred : ordinary
    const refusal = isReturning ? null : findPlace(lane, networks)
    if (refusal) return Promise.resolve(refusal)
    return new Promise((call) => {
      const waiter = { call, isReturning, networks }
      add(lane, waiter)
      signal?.addEventListener('abort', () => {
        remove(lane, waiter)
        call('left')
      })
    })
  }

  async function enter(request: SlotRequest): Promise<Slot | Refusal> {
    requests += 1
    const refusal = await wait(request)
    if (refusal) return refusal
    const { network, isPreferred = false } = request
    const networks = networksOf(network)
    let since = performance.now()
    return {
      release: () => freeSlot(networks, since),
      async outside(run) {
        freeSlot(networks, since)
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
