import { formatNumber } from '#src/contracts/formats.ts'
import type { PageContent } from './collections/page-schemas.ts'
import { billOf } from './example-sites/figures.ts'
import { findExampleSite } from './example-sites.ts'
import type { WrittenSections } from './schemas/pages/solution-pages.ts'
import type { ReadingSection } from './schemas/schema.ts'
import type { Settings } from './schemas/setting-schemas.ts'
import { deviceFacts } from './settings/settings.ts'

const withRows = (written: WrittenSections, rows: string[][]): ReadingSection[] =>
  written.map((one) => ({
    ...one,
    blocks: one.blocks.map((part) =>
      'itemTable' in part ? { table: { ...part.itemTable, rows } } : part,
    ),
  }))

/** The reading text of /existing-solutions, with the megabytes that each set sends in a month. */
export function solutionSections(
  { solutions, sections }: PageContent<'existing-solutions'>,
  { company, prices }: Pick<Settings, 'company' | 'prices'>,
): ReadingSection[] {
  const facts = deviceFacts()
  const rows = solutions.items.map(({ title, typicalSize, loads = [], megabytes, set }) => {
    const example = prices.sets.find(({ id }) => id === set)?.exampleSite
    const gateways = findExampleSite(example ?? '')?.site.gateways
    const sent = megabytes
      ? [Number(megabytes.beside), Number(megabytes.only)]
      : [
          billOf(loads, 'lte-beside-ethernet', facts, gateways),
          billOf(loads, 'lte-only', facts, gateways),
        ]
    return [
      `${title}: ${typicalSize}`,
      ...sent.map((value) => `${formatNumber(value, company.locale)}\u00a0MB`),
    ]
  })
  return withRows(sections, rows)
}
