import { describeCalls } from '#src/server/api/openapi.ts'
import { apiCalls } from '#src/server/calls/api-calls.ts'

/** The description of every call, of which the site publishes those of visitors. */
export const describedApi = describeCalls(apiCalls)

export type Schema = { $ref?: string } & Record<string, unknown>
type Answer = { $ref?: string; content?: Record<string, unknown> }
export type Call = {
  operationId: string
  security?: object[]
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
  responses: Record<string, Answer>
}

/** Lists every call in the API's description, with the call's path on the site. */
export const describedCalls = () => {
  const paths: Record<string, Record<string, Call>> = JSON.parse(JSON.stringify(describedApi.paths))
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({
      method: method.toUpperCase(),
      path: `/api${path}`,
      call,
    })),
  )
}

/** Returns the description of one call. @throws Error if there is none */
export function describedCall(method: string, path: string): Call {
  const found = describedCalls().find((one) => one.method === method && one.path === path)
  if (!found) throw new Error(`openapi.json does not name ${method} ${path}`)
  return found.call
}

/** Resolves a reference such as #/components/schemas/Problem; undefined if it leads nowhere. */
export const followed = (ref: string, document: object = describedApi): unknown =>
  ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>(
      (part, key) => (part && typeof part === 'object' ? Reflect.get(part, key) : undefined),
      document,
    )

/** Makes a value that fits the types and limits of a schema in the description. */
export function sample(schema: Schema): unknown {
  const {
    $ref,
    const: constant,
    enum: one,
    anyOf,
    allOf,
    type,
    format,
    properties,
    required,
    items,
    minItems,
    minimum,
    minLength,
  } = schema
  if ($ref) return sample(followed(String($ref)) as Schema)
  if (constant !== undefined) return constant
  if (Array.isArray(one)) return one[0]
  if (Array.isArray(anyOf)) return sample(anyOf[0])
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map(sample))
  if (type === 'object')
    return Object.fromEntries(
      ((required as string[] | undefined) ?? []).map((key) => [
        key,
        sample((properties as Record<string, Schema>)[key] ?? {}),
      ]),
    )
  if (type === 'array')
    return Array.from({ length: Number(minItems ?? 0) }, () => sample(items as Schema))
  if (type === 'integer' || type === 'number') return Math.max(1, Number(minimum ?? 1))
  if (type === 'boolean') return true
  return format === 'email'
    ? 'ada@works.example'
    : format === 'date'
      ? '2030-01-31'
      : 'ada'.padEnd(Number(minLength ?? 3), 'a')
}

const patterns = describedCalls().map((one) => ({
  ...one,
  pattern: new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`),
}))

/**
 * Finds a status or content type of an answer that the API's description lacks.
 * @returns null if the answer is described
 */
export function undescribed(method: string, path: string, answer: Response): string | null {
  const { call } = patterns.find((one) => one.method === method && one.pattern.test(path)) ?? {}
  if (!call) return null
  const said = call.responses[answer.status]
  if (!said) return `${method} ${path} answers ${answer.status}`
  const { content = {} } = said.$ref ? (followed(said.$ref) as Answer) : said
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  return answer.body === null || type in content
    ? null
    : `${method} ${path} answers ${answer.status} as ${type}`
}
