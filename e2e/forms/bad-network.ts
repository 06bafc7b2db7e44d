import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * What the network does to a form: cuts the connection once so many bytes of the request went up, or
 * once so many of the answer came down, or delays each part by milliseconds.
 */
export type Weather = { cutUp?: number; cutDown?: number; delay?: number }

const isForm = /^POST \/api\/(contact|book|newsletter)/

/** Puts a TCP proxy before the site. Only connections on which a form is sent meet the weather. */
export async function openNetwork(target: string) {
  const state: { weather: Weather; met: number } = { weather: {}, met: 0 }
  const sockets = new Set<Socket>()
  const { hostname, port } = new URL(target)
  const server = createServer((down) => {
    const up = connect(Number(port), hostname)
    let [sent, answered] = [0, 0]
    let isMet = false
    const end = () => {
      down.destroy()
      up.destroy()
    }
    for (const socket of [down, up]) {
      sockets.add(socket)
      socket.on('error', end).on('close', end)
    }
    const later = (run: () => void) => setTimeout(run, isMet ? (state.weather.delay ?? 0) : 0)
    down.on('data', (chunk) => {
      const { cutUp = Number.POSITIVE_INFINITY } = state.weather
      if (isForm.test(chunk.subarray(0, 40).toString('latin1'))) {
        isMet = true
        state.met += 1
        sent = 0
        answered = 0
      }
      const rest = isMet ? Math.max(0, cutUp - sent) : chunk.length
      sent += chunk.length
      later(() => {
        up.write(chunk.subarray(0, rest))
        if (rest < chunk.length) setTimeout(end, 50)
      })
    })
    up.on('data', (chunk) => {
      const { cutDown = Number.POSITIVE_INFINITY } = state.weather
      const rest = isMet ? Math.max(0, cutDown - answered) : chunk.length
      answered += chunk.length
      later(() => {
        if (rest < chunk.length) end()
        else down.write(chunk.subarray(0, rest))
      })
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A server that listens on a port has an address with a port.
  const address = server.address() as AddressInfo
  return {
    state,
    origin: `http://localhost:${address.port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
