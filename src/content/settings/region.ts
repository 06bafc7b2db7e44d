import { fromSettings } from './settings.ts'

/** Notice to visitors in Canada that suggests the Canadian site; null without such a site. */
export const regionSuggestion = fromSettings(({ company: { canadianSite }, region: words }) => {
  if (!canadianSite) return null
  const fill = (text: string) => text.replaceAll('{canadianSite}', canadianSite.name)
  return { ...words, text: fill(words.text), go: fill(words.go), url: canadianSite.url }
})
