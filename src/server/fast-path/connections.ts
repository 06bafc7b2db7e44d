import type { Socket } from 'node:net'
import type { Rounds } from '../fairness/rounds.ts'
import type { FindClient } from '../request/client-address.ts'
import type { Built, FindBuilt } from './find-built.ts'
import { type PlainRequest, readPlainRequest } from './plain-request.ts'
import { createAnswerWriter } from './write-answer.ts'

type Options = {
  findBuilt: FindBuilt
  rounds: Rounds
  findClient: FindClient
  /** Milliseconds for which the first request is waited for, the next one, and a client who reads nothing of an answer. */
  timeouts: { first: number; next: number; unread: number }
  /** Whether another process answers from now on. */
  isDraining: () => boolean
  /** Has Node's HTTP server read all that comes on a connection. */
  handOver: (socket: Socket) => void
}

/**
 * Bytes that are given to Node's HTTP server at a time: it reads all of a piece, also when somebody who sends too many requests ahead is
 * cut off in the middle of it (fairness/connections.ts).
 */
const pieceSize = 4096

/**
 * Answers plain requests on the bare connection, two to three times as many as through Node's HTTP server (decision 0049). The first
 * bytes that are anything else go to that server, with the connection, for good.
 */
export function createPlainConnections({ findBuilt, rounds, findClient, timeouts, isDraining, handOver }: Options) {
  const write = createAnswerWriter({ keepAlive: timeouts.next })
  const open = new Map<Socket, { isBusy: () => boolean }>()

  function take(socket: Socket) {
    // It was refused (fairness/connections.ts).
    if (socket.writableEnded || socket.destroyed) return
    /** A request whose answer waits for its round. */
    let waiting: Buffer | null = null
    /** The last request, whose headers the next one may repeat. */
    let before: PlainRequest | null = null
    let hasEnded = false
    let timeout = timeouts.first

    function send(built: Built) {
      if (hasEnded) return void socket.end(write(built))
      socket.write(write(built))
      const next = socket.writableLength > 0 ? timeouts.unread : timeouts.next
      if (next !== timeout) socket.setTimeout(next)
      timeout = next
    }

    function wait(bytes: Buffer, built: Built, { headers }: PlainRequest) {
      waiting = bytes
      const { prefix } = findClient(socket.remoteAddress, (name) => headers.get(name))
      rounds.wait(prefix, () => {
        // Neither has its client left, nor has a further request come meanwhile.
        if (waiting !== bytes || socket.destroyed) return
        waiting = null
        send(built)
      })
    }

    function leaveToNode(bytes: Buffer) {
      waiting = null
      forget()
      socket.off('data', read).off('end', end).off('timeout', close).off('error', close).off('close', forget)
      // Held until its new reader listens.
      socket.pause()
      for (let end = bytes.length; end > 0; end -= pieceSize) socket.unshift(bytes.subarray(Math.max(0, end - pieceSize), end))
      handOver(socket)
      socket.resume()
    }

    function read(bytes: Buffer) {
      if (waiting) return leaveToNode(Buffer.concat([waiting, bytes]))
      const request = isDraining() || socket.writableLength > 0 ? null : readPlainRequest(bytes, before)
      before = request
      const built = request && findBuilt(request, socket.remoteAddress)
      if (!built) leaveToNode(bytes)
      else if (rounds.hasTime()) send(built)
      else wait(bytes, built, request)
    }

    function end() {
      hasEnded = true
      if (!waiting) socket.end()
    }
    const close = () => void socket.destroy()
    const forget = () => void open.delete(socket)

    open.set(socket, { isBusy: () => waiting !== null || socket.writableLength > 0 })
    socket.on('data', read).on('end', end).on('timeout', close).on('error', close).on('close', forget)
    socket.setTimeout(timeout)
  }

  return {
    /** Takes a new connection. */
    take,
    /** Ends those that nothing is being sent on. */
    closeIdle() {
      for (const [socket, { isBusy }] of open) if (!isBusy()) socket.destroy()
    },
    closeAll() {
      for (const socket of open.keys()) socket.destroy()
    },
  }
}
