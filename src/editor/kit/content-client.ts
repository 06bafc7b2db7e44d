import type {
  BrokenLinks,
  ContentCheck,
  ContentEntryDetail,
  ContentHistory,
  ContentProblem,
  ContentValue,
  EntryConflict,
  EntryCreated,
  EntryCreation,
  EntryMove,
  EntrySave,
  EntrySaved,
  Published,
  Restored,
} from '#src/contracts/content/content.ts'
import type { CertificateFile, ContentPicture } from '#src/contracts/content/content-pictures.ts'
import type { OpeningRefusal, OpeningSave } from '#src/contracts/content/opening.ts'
import type {
  Previewed,
  PreviewLink,
  PreviewLinkMade,
  WordsFound,
} from '#src/contracts/content/previews.ts'
import { ask as askApi, type Request } from '#src/staff/frame/staff-api.ts'
import type { ContentChoices, ContentList, ContentListQuery } from '../texts/content-list.ts'
import type { ContentSearch } from '../texts/content-search.ts'
import type { PublicHolidays } from './public-holidays.ts'

const ask = <Answer, Refusal = object>(path: string, request?: Request) =>
  askApi<Answer, Refusal>(`/content${path}`, request)

/** Empty if no parameter has a value. */
const query = (parameters: Record<string, string | number | null | undefined>) => {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

export const readContentList = (asked: ContentListQuery = {}) => ask<ContentList>(query(asked))
export const fetchChoices = () => ask<ContentChoices>('/choices')
export const fetchEntry = (path: string) => ask<ContentEntryDetail>(`/entry${query({ path })}`)
export const putEntry = (entry: EntrySave) =>
  ask<EntrySaved, EntryConflict & { problems: ContentProblem[] }>('/entry', {
    method: 'PUT',
    body: entry,
  })
export const discardEntry = (entry: { path: string; version: string }) =>
  ask('/entry', { method: 'DELETE', body: entry })
export const postRemoval = (entry: { path: string; version: string }) =>
  ask('/removal', { method: 'POST', body: entry })
export const decideOnFile = (decision: { path: string; version: string; take: 'file' | 'entry' }) =>
  ask<EntrySaved>('/file', { method: 'PUT', body: decision })
export const postEntry = (entry: EntryCreation) =>
  ask<EntryCreated>('/entries', { method: 'POST', body: entry })
export const moveEntry = (entry: EntryMove) =>
  ask<EntryCreated>('/address', { method: 'PUT', body: entry })
export const readCheck = (paths: readonly string[] = []) =>
  ask<ContentCheck>(`/check?${new URLSearchParams(paths.map((path) => ['path', path]))}`)
export const readPreview = () => ask<Previewed>('/preview')
export const findWordsElsewhere = (texts: readonly string[]) =>
  ask<WordsFound>(`/words?${new URLSearchParams(texts.map((text) => ['text', text]))}`)
type Office = {
  country?: string | undefined
  open?: string[] | undefined
  language?: string | undefined
}
export const readPublicHolidays = (year: number, { country, open, language }: Office) =>
  ask<PublicHolidays>(`/holidays${query({ year, country, open: open?.join(), language })}`)
export const searchContent = (words: string) => ask<ContentSearch>(`/search${query({ words })}`)
export const readPreviewLinks = () => ask<{ items: PreviewLink[] }>('/preview-links')
export const makePreviewLink = (path: string) =>
  ask<PreviewLinkMade>('/preview-links', { method: 'POST', body: { path } })
export const removePreviewLink = (id: number) => ask(`/preview-links/${id}`, { method: 'DELETE' })
export const startPreview = () => ask<Previewed>('/preview', { method: 'POST', body: {} })
export const startBasePreview = (base: 'example' | 'plain') =>
  ask<Previewed>('/opening/preview', { method: 'POST', body: { base } })
export const publish = (request: {
  paths: string[]
  versions: ContentCheck['versions']
  summary: string
  addRedirects: string[]
}) => ask<Published, { problems: ContentProblem[] }>('/publish', { method: 'POST', body: request })
export const putOpening = (save: OpeningSave) =>
  ask<object, OpeningRefusal>('/opening', { method: 'PUT', body: save })
export const readHistory = (path: string | null, after: number | null) =>
  ask<ContentHistory>(`/history${query({ path, after })}`)
type Restoration = { publication: number; path?: string; as: 'after' | 'before' }
export const readBrokenLinks = ({ publication, path, as }: Restoration) =>
  ask<BrokenLinks>(`/restore${query({ publication, as, path })}`)
export const restore = (request: Restoration & { publish: boolean; whole: boolean }) =>
  ask<Restored, { paths: string[]; isChangedSince?: boolean }>('/restore', {
    method: 'POST',
    body: request,
  })
export const readPictures = () => ask<{ items: ContentPicture[] }>('/pictures')
export const removePicture = (name: string) =>
  ask<unknown, { usedBy: ContentPicture['usedBy'] }>('/pictures', {
    method: 'DELETE',
    body: { name },
  })
export const postLogo = (file: Blob) => ask<ContentValue>('/logo', { method: 'POST', body: file })
export const sendCertificate = (file: Blob, name: string) =>
  ask<CertificateFile>(`/certificates${query({ name })}`, { method: 'POST', body: file })
/** Sends a part of a picture. The answer to the last part is the picture. */
export const sendPicturePart = (
  part: Blob,
  place: { name: string; upload: string; offset: number; size: number },
) =>
  ask<{ received: number } | ContentPicture>(`/pictures${query(place)}`, {
    method: 'POST',
    body: part,
  })
