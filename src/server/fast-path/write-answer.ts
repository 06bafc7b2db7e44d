import { STATUS_CODES } from 'node:http'
import type { Variant } from '../static/static-files.ts'
import type { Built } from './find-built.ts'

/**
 * Writes answers as Node's HTTP server would send them.
 * @param keepAlive milliseconds for which a connection is kept for a further request: a client is told of them
 * @param now milliseconds since 1970
 * @returns a function that gives the head and the body of an answer in one piece
 */
export function createAnswerWriter({ keepAlive, now = Date.now }: { keepAlive: number; now?: () => number }) {
  /** Those of one second: its date is part of them. */
  const written = new Map<Variant, Buffer>()
  let second = 0

  return ({ variant, status }: Built): Buffer => {
    const time = now()
    if (Math.floor(time / 1000) !== second) {
      second = Math.floor(time / 1000)
      written.clear()
    }
    const known = written.get(variant)
    if (known) return known
    const { list, body = Buffer.alloc(0) } = variant
    let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
    // Names and values in turn.
    for (let at = 0; at < list.length; at += 2) head += `${list[at]}: ${list[at + 1]}\r\n`
    head += `Date: ${new Date(time).toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAlive / 1000}\r\n\r\n`
    const answer = Buffer.concat([Buffer.from(head, 'latin1'), body])
    written.set(variant, answer)
    return answer
  }
}
