import { expect, it } from 'vitest'
import { exampleValues } from '#src/content/prices/example-values.ts'
import { settings } from '#src/content/settings/settings.ts'
import { ask, openEditorSession } from '../../scripts/ask-site.ts'
import { contact } from '../http/test-site.ts'
import { startOwnSite } from './own-site.ts'
import { textOfHtml } from './text-of-html.ts'

const names = exampleValues(settings().prices)

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
