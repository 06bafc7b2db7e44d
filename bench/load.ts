/**
 * Asks for one address over and over on keep-alive connections, one request at a time on each, and prints the answers per second. In a
 * process of its own and on bare sockets, so that it takes as little as can be from what is measured:
 * `node bench/load.ts PORT PATH MILLISECONDS`.
 */
import { connect } from 'node:net'

const connections = 16
const [, , port, path, milliseconds] = process.argv
const request = `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\n\r\n`

let answers = 0
let isOver = false

/** Bytes of an answer with its head. All answers of an address are of one length. @throws where it says no length */
function lengthOf(first: Buffer): number {
  const head = first.subarray(0, first.indexOf('\r\n\r\n') + 4).toString('latin1')
  const body = /^content-length: (\d+)/im.exec(head)?.[1]
  if (body === undefined) throw new Error(`${path} was answered without a length:\n${head}`)
  return head.length + Number(body)
}

function open() {
  const socket = connect({ port: Number(port), host: '127.0.0.1' }, () => socket.write(request))
  let length = 0
  let received = 0
  socket.on('data', (data) => {
    length ||= lengthOf(data)
    received += data.length
    if (received < length) return
    if (received > length) throw new Error(`${path} was answered at another length than before`)
    received = 0
    answers += 1
    if (isOver) socket.destroy()
    else socket.write(request)
  })
}

const begin = performance.now()
for (let count = 0; count < connections; count++) open()
setTimeout(() => {
  console.log(answers / ((performance.now() - begin) / 1000))
  isOver = true
}, Number(milliseconds))
