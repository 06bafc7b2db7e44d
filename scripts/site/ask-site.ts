import { type Agent, request } from 'node:http'
import { request as requestSafely } from 'node:https'
import type { Role } from '../../src/contracts/permissions.ts'
import { readConfig } from '../../src/core/environment/config.ts'
import { runAdmin } from '../admin/admin-commands.ts'

/**
 * Milliseconds after which a request counts as failed. The time is long, because a publication of
 * every file takes nine seconds alone, and many times that where other tests share the cores.
 */
const longest = 240_000

export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  cookies: string[]
  body: string
}
type Ask = {
  method?: string
  /** JSON, or a file if the body is a Buffer. */
  body?: object
  form?: Record<string, string>
  cookie?: string
  agent?: Agent
  client?: string
  headers?: Record<string, string>
}

/**
 * Sends a request to a site.
 * @param agent without one, the request opens a new connection
 * @param client address of the sender
 */
export function ask(
  origin: string,
  target: string,
  { method = 'GET', body, form, cookie = '', agent, client = '198.51.100.1', ...more }: Ask = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const headers = {
      'x-forwarded-for': client,
      'sec-fetch-site': 'same-origin',
      // A header without a value would also count as a cookie.
      ...(cookie ? { cookie } : {}),
      ...more.headers,
      ...(body
        ? {
            'content-type':
              body instanceof Buffer ? 'application/octet-stream' : 'application/json',
          }
        : {}),
      ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    }
    const asked = (origin.startsWith('https:') ? requestSafely : request)(
      `${origin}${target}`,
      { method, headers, agent: agent ?? false },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        response.on('error', reject).on('end', () => {
          const cookies = (response.headers['set-cookie'] ?? []).map(
            (one) => one.split(';')[0] ?? '',
          )
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            cookies,
            body: text,
          })
        })
      },
    )
    asked.on('error', reject).setTimeout(longest, () => asked.destroy(new Error('too late')))
    asked.end(
      body instanceof Buffer
        ? body
        : body
          ? JSON.stringify(body)
          : form && new URLSearchParams(form).toString(),
    )
  })
}

/** Replaces an account's one-time password and signs in. @returns the session cookie */
export async function chooseFirstPassword(origin: string, oneTime: string, username = 'admin') {
  const own = 'a long pass phrase of ours'
  const open = (password: string) =>
    ask(origin, '/api/session', { method: 'POST', body: { username, password } })
  const first = await open(oneTime)
  const cookie = first.cookies.join('; ')
  await ask(origin, '/api/session/password', {
    method: 'POST',
    cookie,
    body: { currentPassword: oneTime, newPassword: own },
  })
  const { status, cookies } = await open(own)
  if (status !== 200) throw new Error(`The sign-in answered ${status}`)
  return cookies.filter((one) => /^(__Host-)?session=/.test(one)).join('; ')
}

/** Adds an account, chooses its password and signs in. @returns the session cookie */
export async function openEditorSession(
  origin: string,
  database: string,
  role: Role = 'editor',
  name = 'ann',
) {
  const { text } = await runAdmin(readConfig({ DATABASE_URL: database }), ['add', name, role])
  return chooseFirstPassword(origin, /one-time password (\S+)/.exec(text)?.[1] ?? '', name)
}
