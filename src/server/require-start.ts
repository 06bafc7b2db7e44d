import path from 'node:path'
import { lockSqlite } from '#src/core/database/lock-sqlite.ts'
import { type Config, ConfigError } from '#src/core/environment/config.ts'
import { requireFreeAddresses } from '#src/core/environment/free-address.ts'
import { folderFault, growingFolders } from '#src/core/storage/disk.ts'

/**
 * Checks that the site can listen and write its files, and that no other process serves its SQLite
 * file, before anything is built or opened.
 * @throws {ConfigError} naming what is in the way
 */
export async function requireStart(config: Config): Promise<void> {
  await requireFreeAddresses(config)
  for (const folder of growingFolders(config).map((one) => path.resolve(one))) {
    const fault = await folderFault(folder)
    if (fault)
      throw new ConfigError(
        `the folder ${folder} cannot be written (${fault}): give it to the account that runs the site, or name another`,
      )
  }
  if (!lockSqlite(config.databaseUrl))
    throw new ConfigError(
      `another process of the site uses ${config.databaseUrl}, and an SQLite file serves one: stop that one, or name another file in DATABASE_URL`,
    )
}
