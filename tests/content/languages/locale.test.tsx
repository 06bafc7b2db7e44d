import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { priceOf } from '#src/content/prices/price.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { BatteryDischarge } from '#src/site/drawings/charts/BatteryDischarge.tsx'
import { DrawnLetter } from '#src/site/drawings/DrawnLetter.tsx'
import { EdgeAiSplit } from '#src/site/drawings/EdgeAiSplit.tsx'
import { GatewayFeature } from '#src/site/drawings/gateway/GatewayFeature.tsx'
import { ContactCard } from '#src/site/sections/contact/ContactCard.tsx'
import { Day } from '#src/site/sections/Day.tsx'
import { noticeWords } from '#src/staff/account-notices.server.ts'
import { readConfig } from '../../../src/core/environment/config.ts'
import { mailContext } from '../../../src/server/site-mail-context.ts'
import { changedSetting, withSettings } from '../changed-content.ts'

it.each([
  ['en', 'Senegal'],
  ['fr', 'Sénégal'],
])('the country of a company of Senegal is named on pages in %s', (language, named) => {
  const { address } = settings().company
  const moved = { ...address, country: 'Senegal', countryCode: 'SN' }
  const overlay = new Map([changedSetting('company', { languages: ['en', 'fr'], address: moved })])
  const made = makeSnapshot({ root: '.', overlay, date: '2026-11-30', number: 1, language })
  if ('problems' in made) throw new Error(made.problems.map(describeProblem).join('\n'))
  expect(made.snapshot.settings.company.address.country).toBe(named)
})

const changed = { locale: 'de-DE', currency: 'EUR', timeZone: 'Europe/Berlin' }
const company = { ...settings().company, ...changed, pricedIn: changed.currency }
const afterwards = <T,>(run: () => T) => withSettings({ company }, run)
const plain = (text: string) => text.replaceAll(/\s/g, ' ')
const noon = new Date('2026-11-20T11:05:00Z')

describe('a company whose locale, currency and time zone change while the site runs', () => {
  it.each([
    { what: <BatteryDischarge />, written: '5,3 h' },
    { what: <DrawnLetter />, written: /\d,\d hours/ },
    { what: <EdgeAiSplit />, written: '21,6 GB' },
    { what: <GatewayFeature name="battery" />, written: /\d,\d h/ },
    { what: <Day date="2026-11-20" />, written: '20.11.2026' },
    {
      what: (
        <ContactCard
          booking={{ heading: 'Call', text: 'Us' }}
          visit=""
          whatsApp={null}
          answers={{ heading: '', people: [] }}
          now={noon}
        />
      ),
      written: '12:05 in',
    },
  ])('is written so from then on: $written', ({ what, written }) => {
    const shown = plain(afterwards(() => renderToStaticMarkup(what)))
    if (typeof written === 'string') expect(shown).toContain(written)
    else expect(shown).toMatch(written)
  })

  it('prices', () =>
    expect(plain(afterwards(() => priceOf('1250.00', site(), words().phrases).text))).toBe(
      '1.250,00 €',
    ))

  it('mails to staff, which are in English everywhere', () => {
    const said = afterwards(() =>
      noticeWords(
        'account-new-device',
        { device: 'Firefox', network: '192.0.2.0/24', at: noon.getTime() },
        mailContext(readConfig({}), 'secret'),
      ),
    )
    expect(plain(JSON.stringify(said))).toContain(
      '20 November 2026 at 12:05 (Central European Standard Time)',
    )
  })
})
