import { createServer, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { onTestFinished } from 'vitest'
import { listen } from '../../node-http.ts'

/** Steps of a session; `end` is the answer to the last dot of a mail. */
export type Step = 'connect' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'end'
/**
 * What the server says at a step: a line, nothing (`hang`), or it closes the connection, perhaps in
 * the middle of its answer (`half`).
 */
export type Answer = string | 'hang' | 'close' | 'half'
export type Conduct = (step: Step, line: string) => Answer | undefined | Promise<Answer | undefined>

/** A certificate that its own key has signed, for a name that nobody has, until 2126. */
export const selfSigned = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg9ryqEi2WiZHIjJpB
Wghglvb24EszWc7Bz/I0VFM9c6ShRANCAAQQGB6TT6MSSoNuaub2sL7Yq4+MudPH
Z52PuEwO5xxDt8CI1M3PZrRMGSHzC3DoMt7G1hWWpreTQJ9qwiOXRVsX
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBhDCCASmgAwIBAgIUAbnOZ4xavvqb9wvqxE5MjCuH1gYwCgYIKoZIzj0EAwIw
FjEUMBIGA1UEAwwLb2RkLmV4YW1wbGUwIBcNMjYxMTI4MDM0NjUwWhgPMjEyNjEx
MDQwMzQ2NTBaMBYxFDASBgNVBAMMC29kZC5leGFtcGxlMFkwEwYHKoZIzj0CAQYI
KoZIzj0DAQcDQgAEEBgek0+jEkqDbmrm9rC+2KuPjLnTx2edj7hMDuccQ7fAiNTN
z2a0TBkh8wtw6DLextYVlqa3k0CfasIjl0VbF6NTMFEwHQYDVR0OBBYEFM5c7n2o
txfP8ps0dGVO71/aaqAFMB8GA1UdIwQYMBaAFM5c7n2otxfP8ps0dGVO71/aaqAF
MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSQAwRgIhAObfvuEImEap2bxd
7DhMckQURWZA7MPsIaCscf6U4IfvAiEAsbeX9VtS55yipMdK8O5hWwCAsGlaUvw7
NlR5KuAh7PQ=
-----END CERTIFICATE-----`,
}

const usual: Record<Step, string> = {
  connect: '220 odd.example',
  EHLO: '250 odd.example',
  AUTH: '235 ok',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  end: '250 ok',
}

/**
 * Starts a mail server that answers each step as configured. A mail counts as received once its
 * last dot is there, unless the answer is a refusal.
 */
export async function startOddMailServer(first: Conduct = () => undefined, hasTls = false) {
  const received: { to: string; from: string; id: string; text: string }[] = []
  const seen: Step[] = []
  const state = { conduct: first, connections: 0 }

  async function serve(socket: Socket) {
    state.connections++
    socket.on('error', () => {})
    let [from, to, body, isInData] = ['', '', '', false]
    async function answer(step: Step, line: string): Promise<string | null> {
      seen.push(step)
      const said = (await state.conduct(step, line)) ?? usual[step]
      if (said === 'hang') return null
      if (said === 'close') {
        socket.destroy()
        return null
      }
      if (said === 'half') {
        socket.end(usual[step].slice(0, 2))
        return null
      }
      socket.write(`${said}\r\n`)
      return said
    }
    const take = () => {
      const id = /^Message-ID: <([^@]+)@/im.exec(body)?.[1] ?? ''
      received.push({ to, from, id, text: body })
    }
    async function onLine(line: string) {
      if (isInData) {
        if (line !== '.') {
          body += `${line}\n`
          return
        }
        isInData = false
        const said = await state.conduct('end', to)
        seen.push('end')
        if (!said || !/^[45]/.test(said)) take()
        if (said === 'hang') return
        if (said === 'close') socket.destroy()
        else if (said === 'half') socket.end(usual.end.slice(0, 2))
        else socket.write(`${said ?? usual.end}\r\n`)
        return
      }
      const verb = line.slice(0, 4).toUpperCase()
      const address = /<(.*)>/.exec(line)?.[1] ?? ''
      if (verb === 'EHLO' || verb === 'HELO') await answer('EHLO', line)
      else if (verb === 'AUTH') await answer('AUTH', line)
      else if (verb === 'MAIL') {
        from = address
        await answer('MAIL', line)
      } else if (verb === 'RCPT') {
        to = address
        await answer('RCPT', line)
      } else if (verb === 'DATA') {
        const said = await answer('DATA', line)
        isInData = said?.startsWith('3') ?? false
        body = ''
      } else if (verb === 'QUIT') socket.end('221 bye\r\n')
      else socket.write(verb === 'RSET' ? '250 ok\r\n' : '502 unknown\r\n')
    }
    await answer('connect', '')
    let rest = ''
    let work = Promise.resolve()
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('utf8')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) work = work.then(() => onLine(line))
    })
  }

  const sockets = new Set<Socket>()
  const accept = (socket: Socket) => {
    sockets.add(socket)
    void serve(socket)
  }
  const server = hasTls ? createTlsServer(selfSigned, accept) : createServer(accept)
  // A client that refuses the certificate ends the handshake.
  server.on('tlsClientError', () => {})
  const port = await listen(server)
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { received, seen, state, url: `${hasTls ? 'smtps' : 'smtp'}://127.0.0.1:${port}` }
}
