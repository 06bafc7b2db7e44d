import { expect, it } from 'vitest'
import { isAway, NothingBegun, retryUndone, retryWhenAway } from './retry.ts'

const failing = (times: number, members: object, message = '') => {
  let left = times
  return async () => {
    if (left-- > 0) throw Object.assign(new Error(message), members)
    return 'done'
  }
}

it.each([
  ['a serialisation failure', { code: '40001' }],
  ['a deadlock', { code: '40P01' }],
  ['no connection free', { code: '53300' }],
])('tries again after %s', async (_, members) =>
  expect(await retryUndone(failing(2, members))).toBe('done'),
)

it.each([
  ['a unique violation', { code: '23505' }],
  ['a lost connection, after which the work may have been committed', { code: 'ECONNRESET' }],
])('does not try again after %s', (_, members) =>
  expect(retryUndone(failing(1, members))).rejects.toMatchObject(members),
)

it.each([
  ['a lost connection', { code: 'ECONNRESET' }, ''],
  ['an ended connection', {}, 'Connection terminated unexpectedly'],
  ['a connection failure', { code: '08006' }, ''],
  ['a server that starts', { code: '57P03' }, ''],
  ['no connection free', { code: '53300' }, 'sorry, too many clients already'],
  [
    'no connection free in PgBouncer',
    { code: '08P01' },
    'no more connections allowed (max_client_conn)',
  ],
])('waits for a server that is away: %s', async (_, members, message) =>
  expect(await retryWhenAway(failing(1, members, message))).toBe('done'),
)

it('does not wait for a server that refuses a setting', () =>
  expect(
    isAway(
      Object.assign(new Error('unsupported startup parameter: statement_timeout'), {
        code: '08P01',
      }),
    ),
  ).toBe(false))

it.each([
  ['never had a connection', [{ code: 'ECONNREFUSED' }, { code: '57P03' }], true],
  ['lost one, and had none since', [{ code: 'ECONNRESET' }, { code: 'ECONNREFUSED' }], false],
  ['got no answer on one', [{ message: 'Query read timeout' }], false],
  ['got no connection in time', [{ message: 'timeout expired' }], true],
])('says that nothing has begun only of work that %s', async (_, faults, isKnown) => {
  let attempt = 0
  const work = async () => {
    const fault = faults[Math.min(attempt++, faults.length - 1)]
    throw Object.assign(new Error(), fault)
  }
  const error = await retryWhenAway(work, { timeout: 20, interval: 15 }).catch((one) => one)
  expect([error instanceof NothingBegun, isAway(error)]).toEqual([isKnown, true])
})
