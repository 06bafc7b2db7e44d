import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { settings } from '#src/content/settings/settings.ts'
import { withSettings } from '../../../tests/content/changed-content.ts'
import { BakeryHour } from './BakeryHour.tsx'
import { CoverageRun } from './CoverageRun.tsx'
import { NoticedScene } from './cards/NoticedScene.tsx'
import { SpectrumDrawing } from './document/SpectrumDrawing.tsx'
import { ManagedDay } from './ManagedDay.tsx'
import { MorningPage } from './MorningPage.tsx'
import { NfcTap } from './NfcTap.tsx'
import { SlowNetwork } from './SlowNetwork.tsx'
import { UseCaseChain } from './UseCaseChain.tsx'

test('drawings write their figures as the company’s locale does', () => {
  const drawn = withSettings({ company: { ...settings().company, locale: 'de-DE' } }, () =>
    renderToStaticMarkup(
      <>
        <BakeryHour />
        <MorningPage />
        <SpectrumDrawing />
        <UseCaseChain />
        <NoticedScene name="dial" />
      </>,
    ),
  )
  for (const figure of ['1.204', '2.483,5 MHz', '1.000 units', '6,4 bar'])
    expect(drawn).toContain(figure)
  expect(drawn).toMatch(/\d\.\d{3} reports/)
  expect(drawn).not.toMatch(/\d,\d{3} reports|\d\.\d MB/)
  for (const british of ['1,204', '2,483.5', '1,000', '6.4 bar'])
    expect(drawn).not.toContain(british)
})

test('drawings name the company’s places', () => {
  const before = settings().company
  const road = { through: 'Town A', lastCoverage: 'Town B', to: 'Town C' }
  const changed = {
    home: 'Homes',
    clinic: 'Clinics',
    warehouse: 'Stores',
    workshop: 'Works',
    depot: 'Depots',
  }
  const places = { ...before.places, ...changed, road }
  const drawnFor = (company: typeof before) =>
    withSettings({ company }, () =>
      renderToStaticMarkup(
        <>
          <CoverageRun />
          <ManagedDay />
          <NfcTap />
          <BakeryHour />
          <SlowNetwork />
        </>,
      ),
    )
  const drawn = drawnFor({ ...before, places, address: { ...before.address, city: 'City D' } })
  for (const name of [...Object.values(changed), 'City D', ...Object.values(road)])
    expect(drawn).toContain(name)
  const { home, clinic, warehouse, workshop, depot } = before.places
  for (const name of [
    before.address.city,
    home,
    clinic,
    warehouse,
    workshop,
    depot,
    ...Object.values(before.places.road),
  ]) {
    expect(drawnFor(before)).toContain(name)
    expect(drawn).not.toContain(name)
  }
})
