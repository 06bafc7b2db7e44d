import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#src/core/database/open-database.ts'
import { migrate } from '#src/server/database/migrations.ts'
import { startPostgres } from '../../scripts/site/start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** postgres:// URL of the test server, without a database name. */
    postgresUrl: string
    /**
     * Empty databases with the newest schema, which tests copy: a SQLite file, and a PostgreSQL
     * database's name.
     */
    migrated: { sqlite: string; postgres: string }
  }
}

async function migrateNew(url: string) {
  const database = openDatabase(url)
  await migrate(database)
  await database.close()
}

/**
 * Starts a PostgreSQL server, and makes databases that tests copy, because migrating a database for
 * each test would take most time.
 */
export default async function provideDatabases(project: TestProject) {
  const { url, stop } = await startPostgres({ isDurable: false })
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-migrated-'))
  const migrated = { sqlite: path.join(folder, 'site.db'), postgres: 'migrated' }
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  await client.query(`create database ${migrated.postgres}`)
  await client.end()
  await migrateNew(migrated.sqlite)
  await migrateNew(`${url}/${migrated.postgres}`)
  project.provide('postgresUrl', url)
  project.provide('migrated', migrated)
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await stop()
  }
}
