import type { IncomingMessage, RequestListener } from 'node:http'

type Options = {
  /** Milliseconds of a round of the event loop after which further requests wait for the next one. */
  budgetMs: number
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
}

/**
 * Bounds how long one round of the event loop is spent on answers. Node hands over the requests of all connections that have sent one,
 * however many these are, and takes one new connection in each round; a single network with many connections, whose answers come from
 * memory, would make every step of everybody else's request wait for all of its answers. What goes beyond the budget waits for the end
 * of the round, where the networks are served in turns within the next budget (decision 0031).
 */
export function createRounds({ budgetMs, now = () => performance.now() }: Options) {
  const waiting = new Map<string, (() => void)[]>()
  let endsAt = 0
  let isDue = false

  function serveSoon() {
    if (!isDue) setImmediate(serve)
    isDue = true
  }

  /** Serves the first request of the first network; that network comes last next time. */
  function serveOne() {
    for (const [network, requests] of waiting) {
      const first = requests.shift()
      waiting.delete(network)
      if (requests.length > 0) waiting.set(network, requests)
      return first?.()
    }
  }

  function serve() {
    isDue = false
    endsAt = now() + budgetMs
    // One at least, however long a round takes.
    do serveOne()
    while (waiting.size > 0 && now() < endsAt)
    if (waiting.size > 0) serveSoon()
  }

  return {
    /**
     * Whether a request can be answered at once. Where it can not, it has to wait. A budget is begun by one that waits alone: to learn
     * of each round when it ends would cost more than to have one request of a budget wait.
     */
    hasTime: () => waiting.size === 0 && now() < endsAt,
    /**
     * Has a request answered when it is its network's turn.
     * @param network whose request it is: the prefix of the client's address (request/client-address.ts)
     */
    wait(network: string, answer: () => void) {
      const requests = waiting.get(network)
      if (requests) requests.push(answer)
      else waiting.set(network, [answer])
      serveSoon()
    },
  }
}

export type Rounds = ReturnType<typeof createRounds>

/** Has a server's requests answered in rounds. */
export function inRounds(rounds: Rounds, networkOf: (req: IncomingMessage) => string, listener: RequestListener): RequestListener {
  return (req, res) => {
    if (rounds.hasTime()) return listener(req, res)
    rounds.wait(networkOf(req), () => {
      if (!req.socket.destroyed) listener(req, res)
    })
  }
}
