import { describe, expect, it } from 'vitest'
import { refuseWithoutDatabase } from './refuse.ts'

const coded = (code: string, message = '') => Object.assign(new Error(message), { code })

describe('a request whose database does not answer', () => {
  it.each([
    ['refuses connections', coded('ECONNREFUSED')],
    ['has closed the connection', new Error('Connection terminated unexpectedly')],
    ['stops', coded('57P01')],
    ['waits too long for a lock', coded('57014')],
    ['is locked by another program', Object.assign(new Error('locked'), { errcode: 5 })],
    ['has no room', Object.assign(new Error('full'), { errcode: 13 })],
  ])('is told to try again where it %s', async (_, error) => {
    const page = refuseWithoutDatabase('/book', error)
    expect(page?.status).toBe(503)
    expect(page?.headers.get('retry-after')).toBe('5')
    expect(await page?.text()).toBe('The site cannot answer right now. Try again in a moment.')
    const api = refuseWithoutDatabase('/api/book', error)
    expect(api?.headers.get('content-type')).toBe('application/problem+json')
    expect(await api?.json()).toMatchObject({ status: 503, detail: 'Try again in a moment.' })
  })

  it('is not told so where the program fails', () =>
    expect(refuseWithoutDatabase('/book', new TypeError('x is undefined'))).toBeNull())
})
