import json from '#content/region.json' with { type: 'json' }
import type { RegionWords } from '#src/content/interface-schemas.ts'
import { site } from './site.ts'

const words: RegionWords = json
const fill = (text: string) => text.replaceAll('{canadianSite}', site.canadianSite?.name ?? '')

/** What a visitor in Canada is told where the owner chose to suggest the Canadian site instead of redirecting to it; null without one. */
export const regionSuggestion = site.canadianSite && {
  ...words,
  text: fill(words.text),
  go: fill(words.go),
  url: site.canadianSite.url,
}
