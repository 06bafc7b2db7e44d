import { openApiDocument } from '#src/server/api/openapi.ts'

type Schema = { $ref?: string } & Record<string, unknown>
type Answer = { $ref?: string; content?: Record<string, unknown> }
export type Call = {
  operationId: string
  security?: object[]
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
  responses: Record<string, Answer>
}

/** Each call of the API's description, as programs read it: its address below the site's. */
export const describedCalls = () => {
  const paths: Record<string, Record<string, Call>> = JSON.parse(JSON.stringify(openApiDocument().paths))
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({ method: method.toUpperCase(), path: `/api${path}`, call })),
  )
}

/** What the description says of one call. @throws where it names none */
export function describedCall(method: string, path: string): Call {
  const found = describedCalls().find((one) => one.method === method && one.path === path)
  if (!found) throw new Error(`openapi.json does not name ${method} ${path}`)
  return found.call
}

/** What a reference such as #/components/schemas/Problem leads to; undefined where it leads nowhere. */
export const followed = (ref: string): unknown =>
  ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((part, key) => (part && typeof part === 'object' ? Reflect.get(part, key) : undefined), openApiDocument())

const patterns = describedCalls().map((one) => ({
  ...one,
  pattern: new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`),
}))

/** What an answer of the API says that its description does not: a status, or a type of content. Null where it says all. */
export function undescribed(method: string, path: string, answer: Response): string | null {
  const { call } = patterns.find((one) => one.method === method && one.pattern.test(path)) ?? {}
  if (!call) return null
  const said = call.responses[answer.status]
  if (!said) return `${method} ${path} answers ${answer.status}`
  const { content = {} } = said.$ref ? (followed(said.$ref) as Answer) : said
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  return answer.body === null || type in content ? null : `${method} ${path} answers ${answer.status} as ${type}`
}
