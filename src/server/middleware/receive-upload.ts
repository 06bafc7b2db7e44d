import { createMiddleware } from 'hono/factory'
import { words } from '#src/content/words/words.ts'
import { createShares } from '#src/core/fairness/shares.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import type { FileContext } from '#src/desk/requests/files/request-files.server.ts'
import { receiveForm } from '../forms/receive-form.ts'
import { refuse } from '../refuse.ts'

/** Addresses to which forms with files are sent: by pages, and by the script of the contact form. */
export const uploadPaths = {
  pages: ['/contact', '/offer'],
  script: '/api/contact/form',
} as const satisfies Record<string, string | readonly string[]>
const paths: string[] = Object.values(uploadPaths).flat()

export const takesFiles = (method: string, path: string, contentType = '') =>
  method === 'POST' && paths.includes(path) && /^\s*multipart\/form-data\b/i.test(contentType)

/**
 * Stores the files of a form while they arrive. If they cannot be stored, only the
 * form's text is received.
 */
export function receiveUpload(context: FileContext, bounds: { total: number; perNetwork: number }) {
  const openBody = createShares(bounds)
  const openFiles = createShares(serverLimits.contactFiles.atOnce)
  return createMiddleware<AppEnv>(async (c, next) => {
    const contentType = c.req.header('content-type') ?? ''
    if (!takesFiles(c.req.method, c.req.path, contentType)) return next()
    const network = c.var.client.prefix
    const evicted = new AbortController()
    const closeBody = openBody(network, () => evicted.abort())
    const refuseNow = () =>
      refuse(c.req.path, 429, words().offline.answers.tryAgain, {
        'retry-after': '5',
        connection: 'close',
      })
    if (!closeBody) return refuseNow()
    const closeFiles = openFiles(network, () => evicted.abort())
    try {
      // Files of a form from another site are not stored; its visitor can send it again.
      const isBusy = closeFiles === null || c.var.retryAfter > 0 || c.var.isFromOtherSite
      const refusal = isBusy ? 'busy' : null
      const form = await receiveForm(context, c.req.raw.body, {
        network,
        contentType,
        refusal,
        signal: evicted.signal,
      })
      if (evicted.signal.aborted) return refuseNow()
      // The rest of the body is not read, so the connection ends with the response.
      if (form === 'broken-off')
        return refuse(c.req.path, 400, words().forms.answers.damaged, { connection: 'close' })
      c.set('body', form)
    } finally {
      closeFiles?.()
      closeBody()
    }
    return next()
  })
}
