import { fromSettings } from './settings.ts'

/** What a visitor in Canada is told where the owner suggests the Canadian site instead of redirecting to it; null without such a site. */
export const regionSuggestion = fromSettings(({ company: { canadianSite }, region: words }) => {
  if (!canadianSite) return null
  const fill = (text: string) => text.replaceAll('{canadianSite}', canadianSite.name)
  return { ...words, text: fill(words.text), go: fill(words.go), url: canadianSite.url }
})
