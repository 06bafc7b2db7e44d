import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { Engine } from '#src/core/database/connect.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/**
 * @param template database to copy; by default the new database is empty
 * @returns the new database's URL
 */
export async function createPostgresDatabase(template?: string): Promise<string> {
  const server = inject('postgresUrl')
  const name = `site_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(`create database ${name}${template ? ` template ${template}` : ''}`)
  await client.end()
  return `${server}/${name}`
}

/** @returns URL or file of an empty database */
export const newDatabase = async (engine: Engine): Promise<string> =>
  engine === 'sqlite' ? path.join(temporaryFolder(), 'site.db') : createPostgresDatabase()

/**
 * Copies a database with the newest schema.
 * @param folder of the SQLite file
 * @returns URL or file of the copy
 */
export async function copyMigrated(engine: Engine, folder: string): Promise<string> {
  const { sqlite, postgres } = inject('migrated')
  if (engine === 'postgres') return createPostgresDatabase(postgres)
  const file = path.join(folder, 'site.db')
  copyFileSync(sqlite, file)
  return file
}
