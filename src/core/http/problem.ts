import type { ProblemDetails } from '#src/contracts/contact/contact-answers.ts'

/** Titles for programs, in English as the description of the API. */
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
 * Makes a problem that is not about a field (RFC 9457).
 * @param detail what the client can do
 * @param more members beside the usual ones
 */
export function problem(
  status: number,
  detail?: string,
  headers: Record<string, string> = {},
  more: object = {},
): Response {
  const body: ProblemDetails = {
    type: 'about:blank',
    ...more,
    title: titles[status] ?? 'Error',
    status,
    ...(detail ? { detail } : {}),
  }
  return Response.json(body, {
    status,
    headers: {
      'cache-control': 'no-store',
      ...headers,
      'content-type': 'application/problem+json',
    },
  })
}
