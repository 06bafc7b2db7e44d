import { expect, it } from 'vitest'
import { setBaseSnapshot } from '#src/content/base-snapshot.ts'
import { openDatabase } from '#src/core/database/open-database.ts'
import { readConfig } from '#src/core/environment/config.ts'
import { migrate } from '#src/server/database/migrations.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { operatorFault } from './operator-fault.ts'

const folder = temporaryFolder()

it.each<[string, () => unknown, RegExp]>([
  [
    'a folder in the place of the SQLite file',
    () => openDatabase(folder),
    /^A file, or the database .* cannot be used: EISDIR.*$/,
  ],
  [
    'a PostgreSQL server that does not answer',
    () => migrate(openDatabase('postgres://127.0.0.1:1/x')),
    /^No database server listens .* DATABASE_URL: .*ECONNREFUSED.*$/,
  ],
  [
    'a certificate that nobody has signed',
    () => {
      throw Object.assign(new Error('self-signed certificate; try --use-system-ca'), {
        code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      })
    },
    /^The database server has a certificate .*sslrootcert=FILE \(.*$/,
  ],
  [
    'a variable in quotation marks',
    () => readConfig({ DATABASE_URL: '"data/site.db"' }),
    /^DATABASE_URL is in quotation marks/,
  ],
  ['a variable', () => readConfig({ PORT: 'many' }), /^PORT .*$/],
  [
    'a checkout without content',
    () => setBaseSnapshot(folder),
    /^A file, .*ENOENT.*company.json'$/,
  ],
])('%s is described in words, without a stack', async (_, work, sentence) => {
  const error = await Promise.resolve()
    .then(work)
    .catch((thrown: unknown) => thrown)
  expect(operatorFault(error)).toMatch(sentence)
})

it('a fault of the program keeps its stack', () =>
  expect(operatorFault(new TypeError('x is undefined'))).toBeNull())

it('blanks and carriage returns around a variable do not count', () =>
  expect(readConfig({ DATABASE_URL: ' data/site.db \r' }).databaseUrl).toBe('data/site.db'))
