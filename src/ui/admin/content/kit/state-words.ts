import type { ContentEntry, EntryState } from '#src/contracts/content/content.ts'
import { formatClock, formatDay } from '#src/contracts/formats.ts'

export const stateWords: Record<EntryState, string> = {
  removed: 'Removed when you publish',
  new: 'New, not published',
  draft: 'Draft',
  hidden: 'Hidden',
  unconfirmed: 'Waits for an owner to confirm it',
  scheduled: 'Waits for its day',
  published: 'Published',
}

/** @param publishOn `2027-01-31` or `2027-01-31T09:30`, in the company's time zone */
function waitsUntil(publishOn: string, locale: string): string {
  const [day = '', time] = publishOn.split('T')
  return `Waits until ${formatDay(day, locale, 'medium')}${time ? `, ${formatClock(time, locale)}` : ''}`
}

export type StateMark = { kind: Exclude<EntryState, 'published'> | 'faults'; words: string }

export const thingsToMend = (count: number): string =>
  count === 1 ? '1 thing to fix' : `${count} things to fix`

type StatedEntry = Pick<
  ContentEntry,
  'state' | 'isHidden' | 'isUnconfirmed' | 'publishOn' | 'faults'
>

export function marksOf(
  { state, isHidden, isUnconfirmed, publishOn, faults }: StatedEntry,
  locale: string,
): StateMark[] {
  const ofDraft = state === 'removed' || state === 'new' || state === 'draft'
  return [
    ...(ofDraft ? [{ kind: state, words: stateWords[state] }] : []),
    ...(isHidden ? [{ kind: 'hidden' as const, words: stateWords.hidden }] : []),
    ...(isUnconfirmed ? [{ kind: 'unconfirmed' as const, words: stateWords.unconfirmed }] : []),
    ...(publishOn !== null && !isHidden
      ? [{ kind: 'scheduled' as const, words: waitsUntil(publishOn, locale) }]
      : []),
    ...(faults > 0 ? [{ kind: 'faults' as const, words: thingsToMend(faults) }] : []),
  ]
}

/** `content/products/smart-lock.yaml` → `smart-lock` */
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
export const publishAddress = (path: string, isFromChecklist = false): string =>
  `/admin/content/publish?${new URLSearchParams({ entry: path, ...(isFromChecklist && { from: 'opening' }) })}`
/** Whether the address says that the editor was opened from “Before you open”. */
export const isFromChecklist = (): boolean =>
  new URLSearchParams(location.search).get('from') === 'opening'
export const previewAddress = (address: string): string =>
  `/admin/content/preview?${new URLSearchParams({ address })}`
export const historyAddress = (path: string): string =>
  `/admin/content/history?${new URLSearchParams({ path })}`
