import { expect, it } from 'vitest'
import { exampleValues } from '#src/content/prices/example-values.ts'
import { settings } from '#src/content/settings/settings.ts'
import { slugOfPart } from '#src/contracts/contact/request-list.ts'
import { ask, openEditorSession } from '../../scripts/site/ask-site.ts'
import { contact } from '../http/test-site.ts'
import { startOwnSite } from './own-site.ts'
import { textOfHtml } from './text-of-html.ts'

const names = exampleValues(settings().prices)
const part = settings().prices.parts.find(({ isExample }) => isExample)

const site = await startOwnSite()

it.runIf(names.length > 0)(
  'names the values that are still examples to whoever makes an offer',
  async () => {
    const cookie = await openEditorSession(site.origin, site.database, 'sales')
    expect((await ask(site.origin, '/api/contact', { method: 'POST', body: contact })).status).toBe(
      201,
    )
    const { status, body } = await ask(site.origin, '/admin/pro-forma?contact=1', {
      cookie,
      headers: { accept: 'text/html' },
    })
    expect(status).toBe(200)
    const text = textOfHtml(body)
    for (const name of names) expect(text).toContain(name)
  },
  60_000,
)

it.runIf(part !== undefined)(
  'says beside a line that its price is an example, and leaves the price to be typed',
  async () => {
    const cookie = await openEditorSession(site.origin, site.database, 'sales')
    const asked = { ...contact, requestList: `${slugOfPart(part?.id ?? '')}*2` }
    expect((await ask(site.origin, '/api/contact', { method: 'POST', body: asked })).status).toBe(
      201,
    )
    const { body } = await ask(site.origin, '/admin/pro-forma?contact=2', {
      cookie,
      headers: { accept: 'text/html' },
    })
    expect(textOfHtml(body)).toContain(`only an example for “${part?.name}”`)
    expect(/<input[^>]*name="price\.0"[^>]*>/.exec(body)?.[0]).toContain('value=""')
    expect(/<input[^>]*name="of\.0"[^>]*>/.exec(body)?.[0]).toContain(slugOfPart(part?.id ?? ''))
  },
  60_000,
)
