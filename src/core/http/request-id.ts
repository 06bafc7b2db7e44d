import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The request id is not passed as an argument, because the queries that record it are many layers
 * below the request.
 */
const ids = new AsyncLocalStorage<string>()

export const withRequestId = <T>(id: string, run: () => Promise<T>): Promise<T> => ids.run(id, run)

export const currentRequestId = (): string | null => ids.getStore() ?? null
