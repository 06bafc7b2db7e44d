import { readNextPage } from '#src/contracts/account/proof.ts'
import type { ContentEntry, EntryState } from '#src/contracts/content/content.ts'
import {
  formatClock,
  formatDay,
  formatMoment,
  momentOf,
  nextShown,
  type Region,
} from '#src/contracts/formats.ts'

export const stateWords: Record<EntryState, string> = {
  removed: 'Removed when you publish',
  new: 'New, not published',
  draft: 'Draft',
  hidden: 'Hidden',
  unconfirmed: 'Waits for an owner to confirm it',
  sample: 'Sample: visitors see it once you have changed it',
  scheduled: 'Waits for its day',
  published: 'Published',
}

/**
 * Writes a scheduled time by the reader's clock, as all other times.
 * @param on `2027-01-31` or `2027-01-31T09:30`, in the company's time zone
 */
export function formatScheduled(on: string, company: Region, reader: Region): string {
  const [day = '', time] = on.split('T')
  if (company.timeZone === reader.timeZone)
    return `${formatDay(day, reader.locale, 'medium')}${time ? `, ${formatClock(time, reader.locale)}` : ''}`
  const local = nextShown(`${day}T${time ?? '00:00'}`, company.timeZone)
  return formatMoment(new Date(momentOf(local, company.timeZone) ?? 0), reader, 'short')
}

export type StateMark = { kind: Exclude<EntryState, 'published'> | 'faults'; words: string }

export const thingsToMend = (count: number): string =>
  count === 1 ? '1 thing to fix' : `${count} things to fix`

type StatedEntry = Pick<
  ContentEntry,
  'state' | 'isHidden' | 'isUnconfirmed' | 'isSample' | 'publishOn' | 'faults'
>

export function marksOf(
  { state, isHidden, isUnconfirmed, isSample, publishOn, faults }: StatedEntry,
  company: Region,
  reader: Region,
): StateMark[] {
  const ofDraft = state === 'removed' || state === 'new' || state === 'draft'
  return [
    ...(ofDraft ? [{ kind: state, words: stateWords[state] }] : []),
    ...(isHidden ? [{ kind: 'hidden' as const, words: stateWords.hidden }] : []),
    ...(isUnconfirmed ? [{ kind: 'unconfirmed' as const, words: stateWords.unconfirmed }] : []),
    ...(isSample ? [{ kind: 'sample' as const, words: stateWords.sample }] : []),
    ...(publishOn !== null && !isHidden
      ? [
          {
            kind: 'scheduled' as const,
            words: `Waits until ${formatScheduled(publishOn, company, reader)}`,
          },
        ]
      : []),
    ...(faults > 0 ? [{ kind: 'faults' as const, words: thingsToMend(faults) }] : []),
  ]
}

/** `content/products/gateway.yaml` → `gateway` */
export const slugOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.\w+$/, '')

export const editAddress = (
  path: string,
  field?: readonly (string | number)[],
  words = '',
): string =>
  `/admin/content/edit?${new URLSearchParams({
    path,
    ...(field && field.length > 0 && { field: field.join('/') }),
    ...(words !== '' && { words }),
  })}`
/** Address of an entry that opens at its faults, also those that the whole check finds. */
export const faultsAddress = (path: string, field?: readonly (string | number)[]): string =>
  `${editAddress(path, field)}&faults=shown`
/** Stands for several entries, which are stored in the tab (publish/stored-ticks.ts). */
export const tabChoice = 'chosen'
/**
 * Address of *Publish* where only this entry is ticked.
 * @param path of the entry, of a folder with a slash at its end, or `tabChoice`
 * @param from page to which a link leads back after publishing; null for none
 * @param isTicked whether ticks were changed by hand there
 */
export const publishAddress = (
  path: string,
  from: string | null = null,
  isTicked = false,
): string =>
  `/admin/content/publish?${new URLSearchParams({
    entry: path,
    ...(from !== null && { from }),
    ...(isTicked && { ticked: 'yes' }),
  })}`
/** The page that waits for a change of this entry, such as a pro-forma; null if none is named. */
export const waitingPage = (): string | null =>
  readNextPage(new URLSearchParams(location.search).get('from'))
export const previewAddress = (address: string): string =>
  `/admin/content/preview?${new URLSearchParams({ address })}`
export const historyAddress = (path: string): string =>
  `/admin/content/history?${new URLSearchParams({ path })}`
