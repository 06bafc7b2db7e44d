import type { z } from 'astro/zod'
import { base } from './base-schema.ts'
import { brandSchema } from './brand-schema.ts'
import { company } from './company-schema.ts'
import { awards, certificates, people, references } from './evidence-schemas.ts'
import { deviceFacts } from './facts-schema.ts'
import { instrument } from './instrument-schema.ts'
import { booking, film, newsletter, replies, socialFeed, whatsApp } from './interface-schemas.ts'
import { navigationSchema } from './navigation-schema.ts'
import { prices } from './prices-schema.ts'
import { redirects } from './redirects-schema.ts'
import { searchSettings } from './search-schema.ts'
import { withNeeds } from './with-needs.ts'
import type { phrases } from './words/phrases.ts'
import { writtenFor } from './written-for-schema.ts'

/** Schemas of the JSON files of content/, which src/content/settings serves. */
export const settingSchemas = {
  company,
  brand: brandSchema,
  navigation: withNeeds(navigationSchema),
  redirects,
  booking,
  newsletter,
  'social-feed': socialFeed,
  whatsapp: whatsApp,
  replies,
  film,
  instrument,
  facts: deviceFacts,
  prices: withNeeds(prices),
  people,
  references,
  certificates,
  awards,
  'written-for': writtenFor,
  search: searchSettings,
  base,
} as const

/** Settings of one trade: null where a company has no such file. */
export const settingsOfTrades = ['facts', 'instrument', 'film'] as const

type SettingName = keyof typeof settingSchemas
type SettingOfTrade = (typeof settingsOfTrades)[number]
export type SettingFiles = {
  [Name in SettingName]:
    | z.output<(typeof settingSchemas)[Name]>
    | (Name extends SettingOfTrade ? null : never)
} & {
  /** The sentences of which tokens are made, which is why they are read with the settings. */
  phrases: z.output<typeof phrases>
}

export type Settings = Omit<SettingFiles, 'company' | 'prices'> & {
  company: SettingFiles['company'] & { pricedIn: string }
  /** `hasOldRate`: the rate no longer holds on the day of the content. */
  prices: SettingFiles['prices'] & { hasOldRate?: boolean }
}

export const settingsOf = (files: SettingFiles): Settings => ({
  ...files,
  company: { ...files.company, pricedIn: files['written-for'].currency },
})
