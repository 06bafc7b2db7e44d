import { words } from '#src/content/words/words.ts'
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
