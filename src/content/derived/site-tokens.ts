import { contactFieldNames } from '#src/contracts/contact/contact-fields.ts'
import { contactFileTypes } from '#src/contracts/contact/contact-files.ts'
import { hoursInWords } from '#src/contracts/contact/office-hours.ts'
import { formatDuration, formatList } from '#src/contracts/formats.ts'
import { limits } from '#src/contracts/limits.ts'
import { formAge, longestCounterHours, retention } from '#src/contracts/retention.ts'
import type { Tokens } from '#src/contracts/tokens.ts'
import { figureTokens } from '../example-sites/figures.ts'
import { memoize } from '../kit/memoize.ts'
import { companyValues } from '../reading/company-values.ts'
import type { Company } from '../schemas/company-schema.ts'
import type { Settings } from '../schemas/setting-schemas.ts'

const fileTypes = Object.values(contactFileTypes).map(({ label }) => label)
const contactFormValues = ({ company, phrases }: Pick<Settings, 'company' | 'phrases'>) => ({
  contactFields: formatList(
    contactFieldNames.map((name) => phrases.stored[name]),
    'unit',
    company.locale,
  ),
  contactFiles: limits.contactFiles.count,
  contactFileMegabytes: limits.contactFiles.bytes / 1024 / 1024,
  contactFileTypes: formatList(fileTypes, 'disjunction', company.locale),
})

/** Terms of the privacy policy, each with its unit. */
export const termValues = ({ locale }: Pick<Company, 'locale'>) =>
  ({
    keptContacts: formatDuration(retention.requestMonths, 'month', locale),
    keptFlagged: formatDuration(retention.flaggedDays, 'day', locale),
    queuedRequests: formatDuration(retention.queuedRequestHours, 'hour', locale),
    keptRequestList: formatDuration(retention.requestListDays, 'day', locale),
    keptLooseFiles: formatDuration(retention.looseFileHours, 'hour', locale),
    offerPage: formatDuration(retention.offerDays, 'day', locale),
    keptMailLines: formatDuration(retention.mailLineDays, 'day', locale),
    keptAudit: formatDuration(retention.auditMonths, 'month', locale),
    keptCounts: formatDuration(retention.countMonths, 'month', locale),
    keptUnconfirmed: formatDuration(retention.unconfirmedDays, 'day', locale),
    keptCounters: formatDuration(longestCounterHours, 'hour', locale),
    keptRegion: formatDuration(retention.regionDays, 'day', locale),
    keptDevice: formatDuration(retention.deviceDays, 'day', locale),
    idleSession: formatDuration(retention.idleSessionMinutes, 'minute', locale),
    longestSession: formatDuration(retention.sessionHours, 'hour', locale),
    fastestForm: formatDuration(formAge.min / 1000, 'second', locale),
  }) as const

/**
 * Tokens with the same value on every page; tokens from products and example sites are in
 * derived/derived-values.ts.
 */
export const tokensOfSite = memoize(
  ({ company, facts, phrases }: Pick<Settings, 'company' | 'facts' | 'phrases'>): Tokens => ({
    ...companyValues(company),
    hours: hoursInWords(company, phrases),
    ...(facts && figureTokens(facts, company.locale, phrases)),
    ...contactFormValues({ company, phrases }),
    ...termValues(company),
  }),
)
