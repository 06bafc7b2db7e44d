import { createServer, request } from 'node:http'
import path from 'node:path'
import { isOfPipeline } from '#src/contracts/paths.ts'
import { readConfig } from '#src/core/environment/config.ts'
import { type AnswerContext, answerRequest } from '#src/server/pages/answer.ts'
import { noPages, openRuntime } from '#src/server/runtime.ts'
import { createVariant } from '#src/server/static/resource.ts'
import { answerTo, listen } from '../../node-http.ts'
import { afterwards, temporaryFolder } from '../../temporary-folder.ts'
import { canadianSite } from '../test-site.ts'

const pageOf = (text: string) => ({
  status: 200,
  etag: '',
  supportsRange: false,
  variants: {
    identity: createVariant(
      { 'content-type': 'text/html; charset=utf-8' },
      { body: Buffer.from(text) },
    ),
  },
})

/**
 * Starts a server that checks countries like a site, and answers every allowed request with the
 * same page.
 */
export async function openCountrySite(env: Record<string, string> = {}) {
  const folder = temporaryFolder()
  const { country, ...others } = readConfig({
    MAIL_DIR: folder,
    DATABASE_URL: path.join(folder, 'site.db'),
    TRUSTED_PROXY: '127.0.0.1',
    ...env,
  })
  const provider = country.provider && { ...country.provider, timeout: 20_000 }
  const config = { ...others, country: { ...country, provider } }
  const warnings: string[] = []
  const warn = (_: object, event = '') => void warnings.push(event)
  const runtime = await openRuntime(
    config,
    { info: () => {}, warn },
    { root: '.', openPages: async () => noPages, canadianSite: () => canadianSite },
  )
  const context: AnswerContext = {
    resolve: (target) =>
      isOfPipeline(target)
        ? { kind: 'pipeline' }
        : { kind: 'page', page: { target }, takesForms: true },
    pages: { find: () => pageOf('page') },
    files: new Map(),
    findPicture: () => undefined,
    countries: runtime.countries,
    canadianSite: runtime.canadianSite,
    config,
    pipeline: async (_, res) => void res.writeHead(200).end('passed on'),
  }
  const server = createServer((req, res) => void answerRequest(context, req, res))
  const port = await listen(server)
  afterwards(async () => {
    await new Promise((resolve) => server.close(resolve))
    await runtime.close()
  })
  return {
    warnings,
    /** Requests a target exactly as written, with the headers of a browser. */
    async request(
      target: string,
      { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
    ) {
      const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
      const sent = request({
        host: '127.0.0.1',
        port,
        path: target,
        method,
        headers: { 'user-agent': agent, ...headers },
      }).end()
      const { status, rawHeaders, text } = await answerTo(sent)
      const found = new Headers()
      for (let at = 0; at < rawHeaders.length; at += 2)
        found.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
      return new Response(text, { status, headers: found })
    },
  }
}
