import { astro, FetchState } from 'astro/fetch'
import { freePageAt } from '#src/content/free-pages.ts'
import { openTextsIn } from '#src/content/languages/open-texts.ts'
import { brandStyles } from '#src/content/settings/brand-styles.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { openApiDocument } from './api/openapi.ts'
import { receiveWith } from './forms/process-form.ts'
import type { Forms } from './forms/site-forms.ts'
import { publicPolicy } from './html/content-policy.ts'
import { finishHtml } from './html/finish-html.ts'
import { markOwnNames } from './html/mark-own-names.ts'
import { pagePolicy } from './html/page-policy.ts'
import { knownPageStyles } from './html/page-styles.ts'
import { pageErrors } from './pages/page-errors.ts'

/** Own pages have one route, whatever their address is (pages/own/[name].astro). */
function routed(request: Request): Request {
  const url = new URL(request.url)
  const own = freePageAt(url.pathname)
  if (!own) return request
  url.pathname = `/own/${own.name}`
  return new Request(url, request)
}

/** @throws what the page throws */
export async function renderWithAstro(asked: Request, locals: App.Locals): Promise<Response> {
  const request = routed(asked)
  const state = new FetchState(request)
  Object.assign(state.locals, locals)
  const response = await astro(state)
  if (pageErrors.has(request)) throw pageErrors.get(request)
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const { html, styles } = finishHtml(
    markOwnNames(await response.text(), settings().company),
    knownPageStyles(),
    locals.untranslated?.prefix ?? currentSnapshot().prefix,
    openTextsIn(currentSnapshot()),
  )
  const page = new Response(html, response)
  const policy = import.meta.env.DEV ? null : page.headers.get('content-security-policy')
  if (policy)
    page.headers.set(
      'content-security-policy',
      pagePolicy(publicPolicy(policy), html, [...styles, brandStyles()]),
    )
  return page
}

/**
 * Opens the renderer of cached pages, which are rendered without an account and process no form.
 */
export function openPublicRenderer(given: Pick<App.Locals, 'context' | 'version' | 'isOffline'>) {
  const locals = { ...given, staff: null, receive: receiveWith<Forms>(null) }

  /** @param shown additions of the layout to the page @throws if rendering fails */
  return async (
    target: string,
    shown: Pick<App.Locals, 'preview' | 'untranslated'> = {},
  ): Promise<Response> => {
    if (target === '/api/openapi.json') return Response.json(openApiDocument())
    const page = await renderWithAstro(new Request(new URL(target, site().url)), {
      ...locals,
      ...shown,
    })
    const isPage = page.headers.get('content-type')?.startsWith('text/html')
    const isElsewhere = page.status >= 300 && page.status < 400 && page.headers.has('location')
    const isMissing = isPage && (page.status === 404 || page.status === 410)
    if (page.status !== 200 && !isElsewhere && !isMissing)
      throw new Error(
        (isPage ? '' : await page.text()) || `${target} was rendered with status ${page.status}`,
      )
    return page
  }
}
