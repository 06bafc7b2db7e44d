import { ask, openEditorSession } from '../../scripts/site/ask-site.ts'
import { startSite } from '../../scripts/site/start-site.ts'
import type { ContentCheck, ContentValue } from '../../src/contracts/content/content.ts'
import type { Previewed, PreviewLinkMade } from '../../src/contracts/content/previews.ts'
import { storeDrafts } from '../site/editing-site.ts'

export async function startWithDrafts(values: ReadonlyMap<string, ContentValue>) {
  const site = await startSite()
  const session = await openEditorSession(site.origin, site.database, 'owner')
  await storeDrafts(
    site.database,
    Array.from(values, ([file, value]) => [file, () => value] as const),
  )

  /**
   * @returns the answer and its cookies
   * @throws Error with the answer if its status is not 200 or 201
   */
  async function post(target: string, body: object = {}) {
    const answer = await ask(site.origin, target, { method: 'POST', cookie: session, body })
    if (answer.status !== 200 && answer.status !== 201)
      throw new Error(`${target} answers ${answer.status}: ${answer.body}`)
    return answer
  }
  return {
    origin: site.origin,
    session,
    /**
     * Opens a preview of all drafts.
     * @returns the preview cookie, which is only valid together with the session
     */
    async preview() {
      const { body, cookies } = await post('/api/content/preview')
      const { leftOut }: Previewed = JSON.parse(body)
      if (leftOut.length > 0) throw new Error(`The preview leaves out ${JSON.stringify(leftOut)}`)
      return cookies.find((cookie) => cookie.startsWith('preview=')) ?? ''
    },
    async share(path: string) {
      const { body } = await post('/api/content/preview-links', { path })
      const { address }: PreviewLinkMade = JSON.parse(body)
      return address
    },
    /**
     * Publishes all drafts but those that a publication refuses with such texts: the laws of a night
     * look for its sentences and names, a PDF of the longest texts is too expensive, and phrases are parts
     * of what the tokens of these entries say. All are read
     * as drafts alone.
     */
    async publish() {
      const { body } = await ask(site.origin, '/api/content/check', { cookie: session })
      const { versions }: ContentCheck = JSON.parse(body)
      return post('/api/content/publish', {
        versions,
        summary: 'Every text',
        paths: [...values.keys()].filter(
          (path) =>
            !/example-sites|instrument|cut-the-power|facts|documents|products|phrases/.test(path),
        ),
      })
    },
    stop: site.stop,
  }
}
