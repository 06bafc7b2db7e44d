import { describe, expect, it } from 'vitest'
import { readPlainRequest } from './plain-request.ts'

const read = (text: string) => readPlainRequest(Buffer.from(text, 'latin1'))
const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`

describe('takes', () => {
  it('what a browser sends, with its headers by their names in lower case', () => {
    const request = read(
      lines('GET /products HTTP/1.1', 'Host: site.example', 'Connection: keep-alive', 'Accept-Encoding:\t gzip, br \t', 'Dnt:'),
    )
    expect(request?.target).toBe('/products')
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      host: 'site.example',
      connection: 'keep-alive',
      'accept-encoding': 'gzip, br',
      dnt: '',
    })
  })
  it('an address with a query, as it was sent', () => {
    expect(read(lines('GET /%70roducts?page=2 HTTP/1.1', 'host: a'))?.target).toBe('/%70roducts?page=2')
  })
})

it('takes the headers of the request before where they are the same to the byte, and reads them where they are not', () => {
  const before = read(lines('GET /one HTTP/1.1', 'host: a', 'cookie: b'))
  const after = (...all: string[]) => readPlainRequest(Buffer.from(lines(...all)), before)
  expect(before).not.toBeNull()
  const same = after('GET /two HTTP/1.1', 'host: a', 'cookie: b')
  expect(same?.target).toBe('/two')
  expect(same?.headers).toBe(before?.headers)
  expect(after('GET /two HTTP/1.1', 'host: a', 'cookie: c')?.headers.get('cookie')).toBe('c')
  expect(after('GET /two HTTP/1.1', 'host: a', 'cookie: b', 'range: bytes=0-1')).toBeNull()
  expect(after('POST /two HTTP/1.1', 'host: a', 'cookie: b')).toBeNull()
})

describe('leaves to the HTTP server', () => {
  it.each([
    ['another method', lines('HEAD / HTTP/1.1', 'host: a')],
    ['a method in other letters', lines('get / HTTP/1.1', 'host: a')],
    ['an older version', lines('GET / HTTP/1.0', 'host: a')],
    ['a whole address', lines('GET http://a/ HTTP/1.1', 'host: a')],
    ['an address with a letter that has to be encoded', lines('GET /é HTTP/1.1', 'host: a')],
    ['two spaces', lines('GET  / HTTP/1.1', 'host: a')],
    ['an empty line at the start', `\r\n${lines('GET / HTTP/1.1', 'host: a')}`],
    ['no host', lines('GET / HTTP/1.1', 'accept: */*')],
    ['an empty host', lines('GET / HTTP/1.1', 'host:')],
    ['no header', lines('GET / HTTP/1.1')],
    ['two hosts', lines('GET / HTTP/1.1', 'host: a', 'Host: b')],
    ['two lines of one name', lines('GET / HTTP/1.1', 'host: a', 'cookie: a=1', 'cookie: b=2')],
    ['line ends without a return', 'GET / HTTP/1.1\nhost: a\n\n'],
    ['a bare line end within a header', lines('GET / HTTP/1.1', 'host: a', 'x: 1\ncontent-length: 4')],
    ['a bare return within a header', lines('GET / HTTP/1.1', 'host: a', 'x: 1\rcontent-length: 4')],
    ['a folded line', lines('GET / HTTP/1.1', 'host: a', 'x: 1', ' content-length: 4')],
    ['a space before the colon', lines('GET / HTTP/1.1', 'host: a', 'content-length : 4')],
    ['a name with a sign that no name has', lines('GET / HTTP/1.1', 'host: a', 'x(y): 1')],
    ['a zero byte', lines('GET / HTTP/1.1', 'host: a', 'x: \0')],
    ['a letter beyond ASCII in a value', lines('GET / HTTP/1.1', 'host: a', 'x: é')],
    ['a body', `${lines('GET / HTTP/1.1', 'host: a', 'Content-Length: 1')}x`],
    ['the length of a body', lines('GET / HTTP/1.1', 'host: a', 'Content-Length: 0')],
    ['a body in chunks', lines('GET / HTTP/1.1', 'host: a', 'Transfer-Encoding: chunked')],
    ['the last request on a connection', lines('GET / HTTP/1.1', 'host: a', 'connection: close')],
    ['headers for this hop alone', lines('GET / HTTP/1.1', 'host: a', 'connection: keep-alive, cookie')],
    ['another protocol', lines('GET / HTTP/1.1', 'host: a', 'upgrade: websocket')],
    ['a condition', lines('GET / HTTP/1.1', 'host: a', 'if-none-match: "x"')],
    ['a part', lines('GET / HTTP/1.1', 'host: a', 'range: bytes=0-1')],
    ['what expects an answer in between', lines('GET / HTTP/1.1', 'host: a', 'expect: 100-continue')],
    ['the beginning of a request', 'GET / HTTP/1.1\r\nhost: a\r\n'],
    ['a request and the beginning of the next', `${lines('GET / HTTP/1.1', 'host: a')}G`],
    ['two requests', lines('GET / HTTP/1.1', 'host: a').repeat(2)],
    ['a head longer than any browser sends', lines('GET / HTTP/1.1', 'host: a', `x: ${'y'.repeat(8192)}`)],
    ['nothing', ''],
    ['the start of TLS', '\x16\x03\x01\x02\x00\x01'],
  ])('%s', (_, text) => expect(read(text)).toBeNull())
})

it('takes no longer for a long head that is wrong at its end', () => {
  // A grammar that tries all ways to read it would never come back.
  expect(read(`GET /${'a'.repeat(2000)} HTTP/1.1\r\n${'a: b\r\n'.repeat(900)}\n`)).toBeNull()
})
