import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { currentSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
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
  const snapshot = currentSnapshot()
  const company = { ...snapshot.settings.company, locale: 'de-DE' }
  const drawn = withSnapshot({ ...snapshot, settings: { ...snapshot.settings, company } }, () =>
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
  for (const figure of ['1.204', '2.483,5 MHz', '1.000 units', '6,4 bar']) expect(drawn).toContain(figure)
  expect(drawn).toMatch(/\d\.\d{3} reports/)
  expect(drawn).not.toMatch(/\d,\d{3} reports|\d\.\d MB/)
  for (const british of ['1,204', '2,483.5', '1,000', '6.4 bar']) expect(drawn).not.toContain(british)
})

test('drawings name the company’s places', () => {
  const snapshot = currentSnapshot()
  const road = { through: 'Town A', lastCoverage: 'Town B', to: 'Town C' }
  const places = {
    home: 'Homes',
    clinic: 'Clinics',
    warehouse: 'Stores',
    workshop: 'Works',
    depot: 'Depots',
    farm: 'Farms',
    otherCity: 'Far',
    road,
  }
  const company = { ...snapshot.settings.company, places, address: { ...snapshot.settings.company.address, city: 'City D' } }
  const drawnIn = (one: typeof snapshot) =>
    withSnapshot(one, () =>
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
  const drawn = drawnIn({ ...snapshot, settings: { ...snapshot.settings, company } })
  for (const name of ['Homes', 'Clinics', 'Stores', 'Works', 'Depots', 'City D', ...Object.values(road)]) expect(drawn).toContain(name)
  const { city } = snapshot.settings.company.address
  const { home, clinic, warehouse, workshop, depot, road: before } = snapshot.settings.company.places
  for (const name of [city, home, clinic, warehouse, workshop, depot, ...Object.values(before)]) {
    expect(drawnIn(snapshot)).toContain(name)
    expect(drawn).not.toContain(name)
  }
})
