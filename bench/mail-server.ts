import { SMTPServer } from 'smtp-server'

/**
 * Starts a mail server that accepts every mail. `received` has the times of arrival
 * (`performance.now()`) by Message-ID.
 * @param delay milliseconds that it takes for a mail
 */
export async function startMailServer(delay = 0) {
  const received = new Map<string, number[]>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        const id = /^Message-ID: <([^@>]+)/im.exec(text)?.[1] ?? ''
        received.set(id, [...(received.get(id) ?? []), performance.now()])
        setTimeout(callback, delay)
      })
    },
  })
  // Errors are ignored, because connections of a killed process end with an error.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
