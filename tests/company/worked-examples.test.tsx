import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { examplePlaces, settings } from '#src/content/settings/settings.ts'
import { withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { CoverageRun } from '#src/site/drawings/CoverageRun.tsx'
import { NoticedScene } from '#src/site/drawings/cards/NoticedScene.tsx'
import { SpectrumDrawing } from '#src/site/drawings/document/SpectrumDrawing.tsx'
import { ManagedDay } from '#src/site/drawings/ManagedDay.tsx'
import { NfcTap } from '#src/site/drawings/NfcTap.tsx'
import { SlowNetwork } from '#src/site/drawings/SlowNetwork.tsx'
import { changedSetting, snapshotWith, withSettings } from '../content/changed-content.ts'

test('drawings write their figures as the company’s locale does', () => {
  const drawn = withSettings({ company: { ...settings().company, locale: 'de-DE' } }, () =>
    renderToStaticMarkup(
      <>
        <SpectrumDrawing />
        <NoticedScene name="dial" />
      </>,
    ),
  )
  for (const figure of ['2.483,5 MHz', '6,4 bar']) expect(drawn).toContain(figure)
  for (const british of ['2,483.5', '6.4 bar']) expect(drawn).not.toContain(british)
})

test('drawings name the company’s places', () => {
  const before = settings().company
  const road = { through: 'Town A', lastCoverage: 'Town B', to: 'Town C' }
  const changed = {
    home: 'Homes',
    clinic: 'Clinics',
    warehouse: 'Stores',
    depot: 'Depots',
  }
  const places = { ...examplePlaces(), ...changed, road }
  const drawnFor = ({ pricedIn: _, ...company }: typeof before) =>
    withSnapshot(snapshotWith(new Map([changedSetting('company', company)]), '2100-01-01'), () =>
      renderToStaticMarkup(
        <>
          <CoverageRun />
          <ManagedDay />
          <NfcTap />
          <SlowNetwork />
        </>,
      ),
    )
  const drawn = drawnFor({ ...before, places, address: { ...before.address, city: 'City D' } })
  for (const name of [...Object.values(changed), 'City D', ...Object.values(road)])
    expect(drawn).toContain(name)
  const { home, clinic, warehouse, depot } = examplePlaces()
  for (const name of [
    before.address.city,
    home,
    clinic,
    warehouse,
    depot,
    ...Object.values(examplePlaces().road),
  ]) {
    expect(drawnFor(before)).toContain(name)
    expect(drawn).not.toContain(name)
  }
})
