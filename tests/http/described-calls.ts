import { openApiDocument } from '#src/server/api/openapi.ts'
import type { Schema } from './call-inputs.ts'

type Answer = { $ref?: string; content?: Record<string, unknown> }
export type Call = {
  operationId: string
  security?: object[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
  responses: Record<string, Answer>
}

const paths: Record<string, Record<string, Call>> = JSON.parse(
  JSON.stringify(openApiDocument().paths),
)

/** Every call that the API's document describes, with its path on the site. */
export const describedCalls = Object.entries(paths).flatMap(([path, calls]) =>
  Object.entries(calls).map(([method, call]) => ({
    method: method.toUpperCase(),
    path: `/api${path}`,
    pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`),
    call,
  })),
)

/** Returns the description of one call. @throws Error if there is none */
export function describedCall(method: string, path: string): Call {
  const found = describedCalls.find((one) => one.method === method && one.path === path)
  if (!found) throw new Error(`openapi.json does not name ${method} ${path}`)
  return found.call
}

/** Resolves a reference such as #/components/schemas/Problem; undefined if it leads nowhere. */
export const followed = (ref: string): unknown =>
  ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>(
      (part, key) => (part && typeof part === 'object' ? Reflect.get(part, key) : undefined),
      openApiDocument(),
    )

/**
 * Finds a status or content type of an answer that the API's description lacks.
 * @returns null if the answer is described, or the call is not
 */
export function undescribed(method: string, path: string, answer: Response): string | null {
  const { call } =
    describedCalls.find((one) => one.method === method && one.pattern.test(path)) ?? {}
  if (!call) return null
  const said = call.responses[answer.status]
  if (!said) return `${method} ${path} answers ${answer.status}`
  const { content = {} } = said.$ref ? (followed(said.$ref) as Answer) : said
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  return answer.body === null || type in content
    ? null
    : `${method} ${path} answers ${answer.status} as ${type}`
}
