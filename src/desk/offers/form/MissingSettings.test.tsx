import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readNextPage } from '#src/contracts/account/proof.ts'
import { MissingSettings } from './MissingSettings.tsx'
import { settingAddress } from './missing-settings.ts'

it('leads an owner to each setting, from which the way back is known', () => {
  const shown = renderToStaticMarkup(
    <MissingSettings request={{ id: 12 }} missing={['bank', 'prices']} isOwner owners={[]} />,
  )
  expect(shown.match(/href=/g)).toHaveLength(2)
  for (const setting of ['bank', 'prices'] as const) {
    const from = '/admin/pro-forma?contact=12'
    const address = settingAddress(setting, from)
    expect(shown).toContain(address.replaceAll('&', '&amp;'))
    const { searchParams } = new URL(address, 'https://site.example')
    expect(readNextPage(searchParams.get('from'))).toBe(from)
  }
})

it('names the owners to whoever may not change the settings', () => {
  const shown = renderToStaticMarkup(
    <MissingSettings
      request={{ id: 12 }}
      missing={['bank']}
      isOwner={false}
      owners={['ada', 'ngozi']}
    />,
  )
  expect(shown).not.toContain('href=')
  expect(shown).toContain('An owner gives or confirms the bank account')
  expect(shown).toContain('Ask ada or ngozi.')
})
