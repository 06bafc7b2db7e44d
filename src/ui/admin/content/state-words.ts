import type { EntryState } from '#src/contracts/content.ts'

/** What an entry is at present, for people. */
export const stateWords: Record<EntryState, string> = {
  removed: 'Removed when you publish',
  new: 'New, not published',
  draft: 'Draft',
  hidden: 'Hidden',
  scheduled: 'Scheduled',
  published: 'Published',
}

/** `content/products/smart-lock.yaml` → `smart-lock` */
export const slugOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.\w+$/, '')

export const editAddress = (path: string, field?: readonly (string | number)[]): string =>
  `/admin/content/edit?${new URLSearchParams({ path, ...(field && field.length > 0 && { field: field.join('/') }) })}`
export const previewAddress = (address: string): string => `/admin/content/preview?${new URLSearchParams({ address })}`
export const historyAddress = (path: string): string => `/admin/content/history?${new URLSearchParams({ path })}`
