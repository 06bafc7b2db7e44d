import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { createCountryProvider } from './country-provider.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** @param timeout milliseconds; long by default, because a busy machine may answer slowly */
async function start(answer: RequestListener, timeout = 20_000) {
  server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const failures: unknown[] = []
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return {
    failures,
    country: createCountryProvider({
      url,
      key: 'k',
      timeout,
      onFailure: (error) => failures.push(error),
    }),
  }
}

it('asks once for an address', async () => {
  let asked = 0
  const { country } = await start((_, res) => {
    asked += 1
    res.end('{"country_name":"Canada"}')
  })
  expect(await Promise.all([country('1.1.1.1'), country('1.1.1.1')])).toEqual(['Canada', 'Canada'])
  expect(await country('1.1.1.1')).toBe('Canada')
  expect(asked).toBe(1)
})

it.each<[string, RequestListener]>([
  ['an error', (_, res) => res.writeHead(500).end()],
  ['no JSON', (_, res) => res.end('<html>')],
  ['no country', (_, res) => res.end('{"country_name":null}')],
  ['a redirect', (_, res) => res.writeHead(302, { location: 'https://elsewhere.example' }).end()],
  ['nothing in time', () => {}],
])('§8 Geolocation failure · %s is logged and gives no country', async (_, answer) => {
  const { country, failures } = await start(answer, 200)
  expect(await country('1.1.1.1')).toBeNull()
  expect(failures).toHaveLength(1)
})

it('stops asking after five failures in a row', async () => {
  let asked = 0
  const { country } = await start((_, res) => {
    asked += 1
    res.writeHead(503).end()
  })
  for (let count = 0; count < 8; count++) expect(await country(`1.1.1.${count}`)).toBeNull()
  expect(asked).toBe(5)
})
