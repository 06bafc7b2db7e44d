import { createServer } from 'node:net'

/** Starts a mail server that accepts everything. `mails` are what it has received. */
export async function startMailServer() {
  const mails: string[] = []
  const server = createServer((socket) => {
    let received = ''
    let isMail = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    socket.on('error', () => {})
    socket.on('data', (bytes: Buffer) => {
      received += bytes.toString('latin1')
      for (;;) {
        const end = received.indexOf(isMail ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const part = received.slice(0, end)
        received = received.slice(end + (isMail ? 5 : 2))
        if (isMail) mails.push(Buffer.from(part, 'latin1').toString())
        const isData = !isMail && /^DATA/i.test(part)
        say(isData ? '354 go on' : /^QUIT/i.test(part) ? '221 bye' : '250 ok')
        isMail = isData
      }
    })
    say('220 mail.example')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
