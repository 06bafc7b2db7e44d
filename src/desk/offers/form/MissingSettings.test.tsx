import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readNextPage } from '#src/contracts/account/proof.ts'
import { MissingSettings } from './MissingSettings.tsx'
import { settingAddress } from './missing-settings.ts'

const missing = [
  { setting: 'bank', why: 'not given yet' },
  { setting: 'prices', why: 'still the example’s' },
] as const
const lacking = [
  { what: 'A lock has no warranty.', address: '/admin/content/edit?path=lock' },
  { what: 'You have no name.', address: '/admin/account', isOwn: true },
]
const request = { id: 12 }

it('leads an owner to each setting, from which the way back is known', () => {
  const shown = renderToStaticMarkup(
    <MissingSettings {...{ request, missing, lacking }} isOwner owners={[]} />,
  )
  expect(shown.match(/href=/g)).toHaveLength(4)
  for (const { setting, why } of missing) {
    const from = '/admin/pro-forma?contact=12'
    const address = settingAddress(setting, from)
    expect(shown).toContain(address.replaceAll('&', '&amp;'))
    expect(shown).toContain(`, ${why}`)
    const { searchParams } = new URL(address, 'https://site.example')
    expect(readNextPage(searchParams.get('from'))).toBe(from)
  }
})

it('names the owners to whoever may not change the settings', () => {
  const shown = renderToStaticMarkup(
    <MissingSettings
      {...{ request, missing, lacking }}
      isOwner={false}
      owners={['ada', 'ngozi']}
    />,
  )
  // What is theirs they give themselves.
  expect(shown.match(/href="[^"]*"/g)).toEqual(['href="/admin/account"'])
  expect(shown).toContain('until an owner gives or confirms')
  expect(shown).toContain('Ask ada or ngozi.')
})
