import { describe, expect, it } from 'vitest'
import { serverLimits } from '#src/core/server-limits.ts'
import { engines, openTestSite } from '../test-site.ts'
import { countFiles, newNetwork, pdf, post } from './sent-files.ts'

describe.each(engines)(
  'a body with files that is damaged leaves nothing, on %s',
  async (engine) => {
    const site = await openTestSite(engine)

    const head = (name: string) =>
      `--x\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n\r\n`
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    it.each<[string, string | Buffer, Record<string, string>]>([
      ['without a boundary', 'anything', { 'content-type': 'multipart/form-data' }],
      ['with another boundary', '--y\r\n\r\n\r\n--y--\r\n', type],
      ['truncated in a file', Buffer.concat([Buffer.from(head('a.pdf')), pdf(600_000)]), type],
      [
        'truncated in the head of a part',
        `${head('a.pdf')}%PDF-1.7\r\n--x\r\ncontent-disposition: form-da`,
        type,
      ],
      [
        'truncated in a field',
        '--x\r\ncontent-disposition: form-data; name="message"\r\n\r\nTwo gate',
        type,
      ],
      [
        'with endless fields',
        `--x\r\ncontent-disposition: form-data; name="message"\r\n\r\n${'x'.repeat(serverLimits.body + 1)}\r\n--x--\r\n`,
        type,
      ],
      [
        'with many small fields',
        `${'--x\r\ncontent-disposition: form-data; name="m"\r\n\r\nx\r\n'.repeat(90_000)}--x--\r\n`,
        type,
      ],
    ])('%s', async (_, body, headers) => {
      const before = await countFiles(site)
      const response = await post(site, new Uint8Array(Buffer.from(body)), { headers })
      expect([400, 413, 422]).toContain(response.status)
      expect(await countFiles(site)).toEqual(before)
    })

    const disposition = 'content-disposition: form-data; name="m"\r\n\r\n'
    it.each([
      ['nothing but boundaries', '--x\r\n'],
      ['fields without end', `--x\r\n${disposition}x\r\n`],
      ['empty fields without end', `--x\r\n${disposition}\r\n`],
      [
        'files without end',
        '--x\r\ncontent-disposition: form-data; name="n"; filename="a.pdf"\r\n\r\nx\r\n',
      ],
      ['parts without a name', '--x\r\ncontent-disposition: form-data\r\n\r\nx\r\n'],
      ['parts of another kind', '--x\r\ncontent-disposition: attachment; name="m"\r\n\r\nx\r\n'],
      [
        'heads that name two fields',
        `--x\r\ncontent-disposition: form-data; name="n"\r\n${disposition}x\r\n`,
      ],
      ['heads of other lines alone', '--x\r\nx-a: b\r\n\r\nx\r\n'],
    ])('of %s, and ends the connection after its first bytes', async (_, piece) => {
      const before = await countFiles(site)
      const chunk = Buffer.from(piece.repeat(Math.ceil(65_536 / piece.length)))
      for (const target of ['/contact', '/api/contact/form']) {
        let asked = 0
        const body = new ReadableStream<Uint8Array>(
          {
            pull(source) {
              asked += 1
              if (asked * chunk.length > serverLimits.contactFiles.body) source.close()
              else source.enqueue(chunk)
            },
          },
          { highWaterMark: 0 },
        )
        const headers = {
          ...type,
          'x-forwarded-for': newNetwork(),
          'sec-fetch-site': 'same-origin',
        }
        const response = await site.request(target, {
          method: 'POST',
          body,
          headers,
          duplex: 'half',
        } as RequestInit)
        expect([response.status, response.headers.get('connection'), asked]).toEqual([
          400,
          'close',
          1,
        ])
      }
      expect(await countFiles(site)).toEqual(before)
    })

    it('of a client that breaks off', async () => {
      const before = await countFiles(site)
      let sent = 0
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 1
          if (sent === 1) controller.enqueue(Buffer.from(head('a.pdf')))
          else if (sent < 10)
            controller.enqueue(new Uint8Array(pdf(serverLimits.contactFiles.part)))
          else controller.error(new Error('the connection is gone'))
        },
      })
      const response = await site.request('/contact', {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { ...type, 'x-forwarded-for': newNetwork(), 'sec-fetch-site': 'same-origin' },
      } as RequestInit)
      expect(response.status).toBe(400)
      expect(await countFiles(site)).toEqual(before)
    })

    it('refuses a body of twice the bytes before it reads it', async () => {
      const headers = {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(serverLimits.contactFiles.body + 1),
      }
      const target = '/api/contact/form'
      expect((await post(site, '', { target, headers })).status).toBe(413)
    })
  },
)
