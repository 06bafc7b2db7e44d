import type { Problem } from '#src/contracts/records.ts'

const titles: Record<number, string> = {
  400: 'The request cannot be read',
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'There is nothing here',
  405: 'This address does not take that method',
  409: 'It has changed meanwhile',
  413: 'The request body is too large',
  415: 'This content type is not taken here',
  429: 'Too many requests',
  500: 'Something went wrong on our side',
  503: 'The site cannot answer right now',
}

/**
 * An error where no field is at fault (RFC 9457).
 * @param detail a sentence on what to do about it
 * @param more members beside those of every problem
 */
export function problem(status: number, detail?: string, headers: Record<string, string> = {}, more: object = {}): Response {
  const body: Problem = { ...more, type: 'about:blank', title: titles[status] ?? 'Error', status, ...(detail ? { detail } : {}) }
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers, 'content-type': 'application/problem+json' } })
}
