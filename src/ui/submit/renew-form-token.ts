import { limits } from '#src/contracts/limits.ts'
import { formAge } from '#src/contracts/retention.ts'

const { renewAfterMs, longestWaitMs } = limits.formToken

/**
 * Whether a token is old; it begins with the time of its issue (core/spam/form-token.ts). One
 * from the future is renewed too, because the clock of the phone is slow.
 */
const isOld = (token: string) => Math.abs(Date.now() - Number.parseInt(token, 36)) > renewAfterMs

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

async function fetchToken(): Promise<string | undefined> {
  const response = await fetch('/api/form-token')
  const answer: { formToken?: unknown } = await response.json()
  // The server marks a form that is sent at once after its token was issued.
  await pause(formAge.min)
  return typeof answer.formToken === 'string' ? answer.formToken : undefined
}

/**
 * Keeps the signed time at which a form was rendered.
 * @param onRenewed called with each new token
 * @returns a function that renews an old token and gives the current one, the old one if a new one
 * does not come in time: it is taken too, and noted
 */
export function openFormToken(
  rendered: string,
  onRenewed: (token: string) => void,
): () => Promise<string> {
  let token = rendered
  let renewal: Promise<void> | undefined
  async function renew() {
    try {
      token = (await fetchToken()) ?? token
      onRenewed(token)
    } catch {
      // Without a network the old token is sent.
    } finally {
      renewal = undefined
    }
  }
  return async () => {
    if (isOld(token)) {
      renewal ??= renew()
      await Promise.race([renewal, pause(longestWaitMs)])
    }
    return token
  }
}
