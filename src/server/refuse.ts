import { words } from '#src/content/words/words.ts'
import { isPassing } from '#src/core/database/retry.ts'
import { writeFaultOf } from '#src/core/database/write-fault.ts'
import { refusalHeaders } from '#src/core/fairness/fair-queue.ts'
import { problem } from '#src/core/http/problem.ts'

const titles = {
  400: 'unreadable',
  403: 'notAllowed',
  405: 'method',
  413: 'tooLarge',
  429: 'tooMany',
  503: 'unavailable',
} as const

/**
 * Makes an error response without rendering: a problem for the API, a line of text for people.
 * @param detail what the client can do
 */
export function refuse(
  path: string,
  status: keyof typeof titles,
  detail = '',
  headers: Record<string, string> = {},
): Response {
  if (path.startsWith('/api/')) return problem(status, detail, headers)
  const text = [words().offline.refusals[titles[status]], detail].filter(Boolean).join(' ')
  return new Response(text, {
    status,
    headers: {
      'cache-control': 'no-store',
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
    },
  })
}

/** Whether an error means that the database is away, busy or has no room. */
export const lacksDatabase = (error: unknown): boolean =>
  isPassing(error) || writeFaultOf(error) !== null

/**
 * Answers that the site cannot answer right now where its database is away, busy or has no room, so
 * that people, browsers and programs try again.
 * @returns null for other errors
 */
export const refuseWithoutDatabase = (path: string, error: unknown): Response | null =>
  lacksDatabase(error) ? refuse(path, 503, words().offline.answers.tryAgain, refusalHeaders) : null
