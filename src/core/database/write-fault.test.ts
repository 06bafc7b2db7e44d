import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { isStorageFailure, writeFaultOf } from './write-fault.ts'

function faultOf(prepare: string, statement: string): unknown {
  const database = new DatabaseSync(':memory:')
  database.exec(`create table note (text not null); ${prepare}`)
  try {
    return database.exec(statement)
  } catch (error) {
    return error
  } finally {
    database.close()
  }
}

it.each([
  ['no room', 'pragma max_page_count = 1', 'insert into note values (zeroblob(100000))', 'full'],
  [
    'a database that can only be read',
    'pragma query_only = 1',
    "insert into note values ('a')",
    'unwritable',
  ],
  ['a value that is not allowed', '', 'insert into note values (null)', null],
])('SQLite: %s', (_, prepare, statement, fault) => {
  const error = faultOf(prepare, statement)
  expect(error).toBeInstanceOf(Error)
  expect(writeFaultOf(error)).toBe(fault)
})

it.each([
  ['no room for the index of the write-ahead log', { errcode: 4874 }, 'full'],
  ['a disk that fails', { errcode: 778 }, 'unwritable'],
  ['a lock', { errcode: 5 }, null],
  ['PostgreSQL: disk_full', { code: '53100' }, 'full'],
  ['PostgreSQL: read_only_sql_transaction', { code: '25006' }, 'unwritable'],
  [
    'PostgreSQL: a connection refused on a full disk',
    { code: 'XX000', message: 'could not write init file: No space left on device' },
    'full',
  ],
  ['PostgreSQL: unique_violation', { code: '23505' }, null],
  ['a connection that is refused', { code: 'ECONNREFUSED' }, null],
])('%s', (_, members, fault) =>
  expect(writeFaultOf(Object.assign(new Error(), members))).toBe(fault),
)

it('anything else', () => expect(writeFaultOf('53100')).toBeNull())

it.each([
  ['SQLite: a full disk', { errcode: 13 }, true],
  ['SQLite: no room for the index of the write-ahead log', { errcode: 4874 }, true],
  ['SQLite: a lock', { errcode: 5 }, true],
  ['SQLite: a value that a check refuses', { errcode: 275 }, false],
  ['PostgreSQL: disk_full', { code: '53100' }, true],
  ['PostgreSQL: too_many_connections', { code: '53300' }, true],
  ['PostgreSQL: serialization_failure', { code: '40001' }, true],
  ['PostgreSQL: an exceeded quota, an internal error', { code: 'XX000' }, true],
  ['PostgreSQL: query_canceled', { code: '57014' }, true],
  ['PostgreSQL: unique_violation', { code: '23505' }, false],
  ['PostgreSQL: a text with a null byte', { code: '22021' }, false],
  ['a connection that is refused', { code: 'ECONNREFUSED' }, true],
  ['a fault of the program', {}, false],
])('storage failed or not: %s', (_, members, isFailure) =>
  expect(isStorageFailure(Object.assign(new Error(), members))).toBe(isFailure),
)
