import { AsyncLocalStorage } from 'node:async_hooks'

/** Kept beside the calls, because the queries that note it lie many layers below the request. */
const ids = new AsyncLocalStorage<string>()

export const withRequestId = <T>(id: string, run: () => Promise<T>): Promise<T> => ids.run(id, run)

export const currentRequestId = (): string | null => ids.getStore() ?? null
