import { site } from './site.ts'

/** What a visitor in Canada is told where the owner chose to suggest the Canadian site instead of redirecting to it. */
export const regionSuggestion = {
  label: 'Your region',
  text: `You seem to be in Canada. ${site.canadianSite.name} has prices and stock for you.`,
  go: `Go to ${site.canadianSite.name}`,
  stay: 'Stay here',
}
