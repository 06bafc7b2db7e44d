/**
 * `node bench/load.ts PORT MILLISECONDS PATH…`: requests the paths repeatedly, one
 * request at a time on each keep-alive connection, and prints the number of answers, of failures
 * (not 2xx), and the seconds as JSON. Uses sockets in a separate process, to take little time from
 * the measured site. To a path prefixed with `lead:` it sends contact requests with an API key,
 * each from another sender.
 */
import { connect } from 'node:tls'
import { hostName } from '../scripts/site/start-proxy.ts'
import { leadKey, typedContact } from './front.ts'

const connections = 16
const [, , port = '', milliseconds, ...paths] = process.argv
const headers = `host: ${hostName}\r\naccept-encoding: gzip, br`
const run = Date.now()
function leadOf(number: number): string {
  const [name, phone, email] = [
    `Ann ${number} ${run}`,
    `+23480${String(number).padStart(8, '0')}`,
    `a${number}@r${run}.example`,
  ]
  const typed = {
    ...typedContact,
    firstName: name,
    phone,
    businessEmail: email,
    message: 'Please call. '.repeat(32),
  }
  return JSON.stringify({ ...typed, idempotencyKey: `lead-${run}-${number}` })
}
function requestOf(path: string, number: number): string {
  if (!path.startsWith('lead:')) return `GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`
  const body = leadOf(number)
  const sent = `authorization: Bearer ${leadKey}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`
  return `POST ${path.slice('lead:'.length)} HTTP/1.1\r\n${headers}\r\n${sent}\r\n\r\n${body}`
}
const address = { port: Number(port), host: '127.0.0.1' }

let [asked, answers, failed] = [0, 0, 0]
let firstFailure = ''
let isOver = false

/**
 * End of a chunked answer. Each connection has only one open request, so no other answer follows.
 */
const lastChunk = Buffer.from('0\r\n\r\n')

/**
 * @returns length of an answer including its head, in bytes; NaN if the answer is chunked, 0 while
 * the head is incomplete
 */
function lengthOf(received: Buffer): number {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return 0
  const head = received.subarray(0, end).toString('latin1')
  if (!head.startsWith('HTTP/1.1 20')) {
    failed += 1
    firstFailure ||= head
  }
  return end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1])
}

function open() {
  const socket = connect({ ...address, servername: hostName, rejectUnauthorized: false })
  const ask = () => socket.write(requestOf(paths[asked % paths.length] ?? '/', asked++))
  let [head, received, length] = [Buffer.alloc(0), 0, 0]
  socket.once('secureConnect', ask).on('data', (data: Buffer) => {
    received += data.length
    if (length === 0) {
      head = Buffer.concat([head, data])
      length = lengthOf(head)
    }
    const isWhole = Number.isNaN(length)
      ? data.subarray(-lastChunk.length).equals(lastChunk)
      : length > 0 && received >= length
    if (!isWhole) return
    head = Buffer.alloc(0)
    received = length = 0
    answers += 1
    if (isOver) socket.destroy()
    else ask()
  })
}

const begin = performance.now()
for (let count = 0; count < connections; count++) open()
setTimeout(() => {
  console.log(
    JSON.stringify({ answers, failed, firstFailure, seconds: (performance.now() - begin) / 1000 }),
  )
  isOver = true
}, Number(milliseconds))
