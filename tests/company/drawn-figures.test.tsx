import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, test } from 'vitest'
import { technicalDocumentAddress } from '#src/content/addresses/address-of.ts'
import { settings } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { findPaper } from '#src/paper/papers.ts'
import { ColdRoomData } from '#src/site/drawings/ColdRoomData.tsx'
import { doorsTooWeak } from '#src/site/drawings/CorridorSurvey.tsx'
import { CoverageRun } from '#src/site/drawings/CoverageRun.tsx'
import { BatteryDischarge } from '#src/site/drawings/charts/BatteryDischarge.tsx'
import { DataFlow } from '#src/site/drawings/DataFlow.tsx'
import { EdgeAiSplit } from '#src/site/drawings/EdgeAiSplit.tsx'
import { StoreAndForward } from '#src/site/drawings/gateway/StoreAndForward.tsx'
import { ZigbeeZWave } from '#src/site/drawings/protocols/ZigbeeZWave.tsx'
import { snapshotWith, withSettings } from '../content/changed-content.ts'

const { entries } = currentCopy()
const copyOf = (id: string) =>
  JSON.stringify(entries.filter((entry) => entry.id === id).map(({ data }) => data))

test.each([
  { drawing: <BatteryDischarge />, id: 'night-without-power', figures: ['5.3 h', '37 %'] },
  { drawing: <ColdRoomData />, id: 'data-cost-cold-room', figures: ['31.10 MB', '43,200'] },
  {
    drawing: <ZigbeeZWave />,
    id: 'zigbee-or-z-wave-hotel',
    figures: ['15, 20, 25 and 26', '868.4'],
  },
  { drawing: <StoreAndForward />, id: 'edge-gateway', figures: ['1,271'] },
  { drawing: <EdgeAiSplit />, id: 'aiot', figures: ['21.6 GB', '172.8 kB'] },
  { drawing: <DataFlow />, id: 'iot-data-and-analytics', figures: ['probe 3'] },
  { drawing: <CoverageRun />, id: 'general-features', figures: ['30 s'] },
])('the drawing of $id has the figures of its text', ({ drawing, id, figures }) => {
  const [drawn, written] = [renderToStaticMarkup(drawing), copyOf(id)]
  for (const figure of figures) {
    expect(drawn).toContain(figure)
    expect(written).toContain(figure)
  }
})

it('the words of the corridor have the doors that its signals leave out', () => {
  const [before, after] = doorsTooWeak
  const { corridorSurvey } = currentCopy().catalogue.drawings
  expect(corridorSurvey?.results[0]).toMatch(new RegExp(`\\b${before} of`))
  expect(corridorSurvey?.results[1]?.endsWith('none')).toBe(after === 0)
})

const company = {
  ...settings().company,
  locale: 'de-DE',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  pricedIn: 'EUR',
}

test.each([
  { drawing: <ColdRoomData />, written: '43.200 minutes' },
  { drawing: <DataFlow />, written: '61.028' },
  { drawing: <StoreAndForward />, written: '1.271' },
])('a drawing writes $written as the company’s locale does', ({ drawing, written }) => {
  const drawn = withSettings({ company }, () => renderToStaticMarkup(drawing))
  expect(drawn.replaceAll(/\s/g, ' ')).toContain(written)
})

it('the tokens of the copy follow the company that is read', () => {
  // English in Germany writes numbers as its amounts, with commas; German has points in both.
  const german = { ...company, languages: ['de'], pricedIn: undefined }
  const overlay = new Map([['content/company.json', JSON.stringify(german)]])
  const { entries } = snapshotWith(overlay, currentSnapshot().date)
  const guide = entries.find(({ collection }) => collection === 'documents')
  expect(JSON.stringify(guide?.data)).toContain('25.920.000')
})

it('every chapter that a feature of the gateway names is one of the technical document', async () => {
  const headings = (await findPaper(technicalDocumentAddress))?.sections.map(({ heading }) =>
    heading.replace(/^\d+ /, ''),
  )
  const named = currentCopy()
    .page('edge-gateway')
    .features.items.map(({ chapter }) => chapter)
  expect(headings).toEqual(expect.arrayContaining(named))
})
