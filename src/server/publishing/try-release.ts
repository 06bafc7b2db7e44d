import { request } from 'node:http'

/** Milliseconds for each answer of a version on trial. */
const patience = 20_000

const ask = (socketPath: string, path: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asked = request({ socketPath, path, headers: { host: 'localhost' }, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('error', reject).on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    asked.on('error', reject).setTimeout(patience, () => asked.destroy(new Error(`${path} was not answered in time`)))
    asked.end()
  })

/**
 * Asks a version on trial whether it can store what visitors send, and for its home page.
 * @throws Error that says what was wrong
 */
export async function tryRelease(socket: string): Promise<void> {
  const health = await ask(socket, '/healthz')
  if (health.status !== 200) throw new Error(`The new version is not healthy: ${health.text}`)
  const home = await ask(socket, '/')
  if (home.status !== 200 || !home.text.includes('</html>')) throw new Error(`The new version answers its home page with ${home.status}.`)
}
