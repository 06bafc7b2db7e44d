import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { siteRegion } from '#src/content/settings/site.ts'
import { LastLookPage } from './LastLook.tsx'

const issue = {
  ...{ id: 1, article: 'one', subject: 'One', preview: 'Line', intro: '', sendAt: null },
  ...{
    state: 'draft' as const,
    sent: 0,
    waiting: 0,
    left: 0,
    refused: [],
    retried: [],
    stalledSince: null,
    visits: 0,
    held: null,
  },
}
const shown = (recipients: number) =>
  renderToStaticMarkup(
    <LastLookPage
      issue={issue}
      look={{ from: 'a@b.example', recipients, setAside: 0, perHour: 500, seen: '' }}
      posted={null}
      region={siteRegion()}
      languages={{ translated: [], untranslated: [] }}
    />,
  )

it('is sent to those who are subscribed, and to nobody where nobody is', () => {
  expect(shown(1)).toContain('Send to 1 subscriber<')
  expect(shown(0)).toContain('Nobody is subscribed yet')
  expect(shown(0)).not.toContain('<form')
})
