import { monthlyData } from '#src/site-model/monthly-data.ts'
import { simulateNight } from '#src/site-model/simulate-night.ts'
import type { LinkKind, ModelSite, Night } from '#src/site-model/site.ts'
import { cachedInLanguages, memoizeByValue } from '../kit/memoize.ts'
import { type ExampleSiteData, mostExamples } from '../schemas/example-site-schema.ts'
import type { DeviceFacts } from '../schemas/facts-schema.ts'

/**
 * An example site with the model's input, site and night: plain data, which an island takes as
 * props.
 */
export type ExampleSite = { id: string; data: ExampleSiteData; site: ModelSite; night: Night }

/**
 * Simulates a night. Results are cached for the example sites of some snapshots, because their
 * names differ between languages.
 */
export const simulateExample = memoizeByValue(
  cachedInLanguages * mostExamples,
  ({ site, night }: Pick<ExampleSite, 'site' | 'night'>) => simulateNight(site, night),
)

export function sumExample(
  { site, night }: Pick<ExampleSite, 'site' | 'night'>,
  { reading, month }: Pick<DeviceFacts, 'reading' | 'month'>,
) {
  const bill = (link: LinkKind) =>
    monthlyData(site.devices, {
      link,
      days: month.days,
      readingBytes: reading.bytes,
      gateways: site.gateways,
    })
  return {
    result: simulateExample({ site, night }),
    data: {
      ethernet: bill('ethernet'),
      'lte-beside-ethernet': bill('lte-beside-ethernet'),
      'lte-only': bill('lte-only'),
    },
  }
}

export type ExampleSums = ReturnType<typeof sumExample>
