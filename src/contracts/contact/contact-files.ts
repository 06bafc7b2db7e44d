// Plain data, because the visitor's browser loads it too.
import { formatList } from '../formats.ts'
import { limits } from '../limits.ts'
import { type PluralForms, type Sentence, say, sayCount } from '../text/say.ts'

/**
 * Accepted types of files, recognised by their first bytes. A file is stored with the extension of
 * its type.
 */
export const contactFileTypes = {
  'application/pdf': { label: 'PDF', extension: 'pdf' },
  'image/png': { label: 'PNG', extension: 'png' },
  'image/jpeg': { label: 'JPEG', extension: 'jpg' },
  'image/webp': { label: 'WebP', extension: 'webp' },
  'image/heic': { label: 'HEIC', extension: 'heic' },
  'image/vnd.dxf': { label: 'DXF', extension: 'dxf' },
} as const satisfies Record<string, { label: string; extension: string }>

/** Kinds of files that people try to send and that are not taken, by their extensions. */
const otherKinds = {
  document: 'doc docx odt rtf pages',
  spreadsheet: 'xls xlsx ods csv numbers',
  presentation: 'ppt pptx odp key',
  drawing: 'dwg dwf',
  archive: 'zip rar 7z gz tar',
  picture: 'gif bmp tif tiff svg avif jxl jp2 psd',
  film: 'mp4 mov avi webm 3gp mkv',
  sound: 'mp3 m4a ogg opus wav aac amr',
  webPage: 'htm html xml',
  text: 'txt md',
  program: 'exe msi apk dmg bat sh js',
} as const
export type OtherKind = keyof typeof otherKinds

const otherByExtension = new Map(
  Object.entries(otherKinds).flatMap(([kind, extensions]) =>
    // The cast is safe, because the keys are those of the literal.
    extensions.split(' ').map((extension) => [extension, kind as OtherKind] as const),
  ),
)

/** The kind of a refused file, by its extension; undefined for an unknown one. */
export const kindOfOther = (name: string): OtherKind | undefined =>
  otherByExtension.get(name.replace(/^.*\./s, '').toLowerCase())

export type ContactFileType = keyof typeof contactFileTypes

export type ContactFile = { id: number; name: string; type: ContactFileType; size: number }

/**
 * A stored file of a form that was refused. The token identifies the file for an hour, so that the
 * form can be sent again with it.
 */
export type UploadedFile = Omit<ContactFile, 'id'> & { token: string }

export const fileFields = { files: 'files', uploaded: 'keptFile' } as const

/**
 * Value for an input's `accept`. Has extensions, because few systems know a DXF type. Without
 * `capture` phones offer the gallery too.
 */
export const acceptedFiles =
  '.pdf,.png,.jpg,.jpeg,.webp,.heic,.heif,.dxf,application/pdf,image/png,image/jpeg,image/webp,image/heic,image/heif'

/** Reasons, in words for staff, why a faultless file was refused. */
export const refusalReasons = {
  network: 'their network had sent as much as it may in a day',
  total: 'the room for files of requests is used up',
  disk: 'the disk of the server is almost full',
  busy: 'their network sent too many forms at the same time',
} as const
export type RefusalReason = keyof typeof refusalReasons
export type RefusedFile = { name: string; reason: RefusalReason }

export const describeRefused = (reasons: readonly RefusalReason[]): string =>
  `${reasons.length === 1 ? '1 file was' : `${reasons.length} files were`} not taken: ${formatList(new Set(reasons.map((reason) => refusalReasons[reason])))}.`

const megabyte = 1024 * 1024
const kilobyte = 1024

/** Names a stored type. An unknown one, stored by a newer version, is named by its key. */
export const labelOfType = (type: string): string =>
  new Map<string, { label: string }>(Object.entries(contactFileTypes)).get(type)?.label ?? type

export const formatSize = (bytes: number): string =>
  bytes < megabyte
    ? `${Math.max(1, Math.round(bytes / kilobyte))} kB`
    : `${Math.round((10 * bytes) / megabyte) / 10} MB`

/** What is wrong with the files of a form. */
export type FileFault =
  | { is: 'type'; name: string; kind: OtherKind | undefined }
  | { is: 'empty'; name: string }
  | { is: 'count' | 'bytes' | 'body' | 'gone' }
  /** `noRoom`: where the form is refused too; an accepted one has other words. */
  | { is: 'noRoom' | 'sentBefore' | 'unreadable'; names: readonly string[] }

type FileWords = {
  quoted: Sentence<'file'>
  errors: {
    type: Sentence<'file' | 'types'>
    typeOfKind: Sentence<'file' | 'kind' | 'types'>
    empty: Sentence<'file'>
    count: Sentence<'count'>
    bytes: Sentence<'megabytes'>
    body: Sentence<'megabytes'>
    gone: string
    noRoom: Sentence<'files'>
    sentBefore: PluralForms<'files'>
    unreadable: PluralForms<'files'>
  }
  kinds: Readonly<Record<OtherKind, string>>
}

/** Lists names of files in quotation marks. */
export const quoteNames = (
  names: readonly string[],
  { quoted }: Pick<FileWords, 'quoted'>,
  lang: string,
): string =>
  formatList(
    names.map((file) => say(quoted, { file })),
    'conjunction',
    lang,
  )

export function describeFileFault(fault: FileFault, words: FileWords, lang: string): string {
  const { errors, kinds } = words
  switch (fault.is) {
    case 'type': {
      const file = quoteNames([fault.name], words, lang)
      const labels = Object.values(contactFileTypes).map(({ label }) => label)
      const types = formatList(labels, 'conjunction', lang)
      return fault.kind
        ? say(errors.typeOfKind, { file, kind: kinds[fault.kind], types })
        : say(errors.type, { file, types })
    }
    case 'empty':
      return say(errors.empty, { file: quoteNames([fault.name], words, lang) })
    case 'count':
      return say(errors.count, { count: limits.contactFiles.count })
    case 'bytes':
    case 'body':
      return say(errors[fault.is], { megabytes: limits.contactFiles.bytes / megabyte })
    case 'gone':
      return errors.gone
    case 'noRoom':
      return say(errors.noRoom, { files: quoteNames(fault.names, words, lang) })
    case 'sentBefore':
    case 'unreadable': {
      const files = quoteNames(fault.names, words, lang)
      return sayCount(errors[fault.is], fault.names.length, { files }, lang)
    }
  }
}

/** Describes each fault once. */
export const describeFileFaults = (
  faults: readonly FileFault[],
  words: FileWords,
  lang: string,
): string => [...new Set(faults.map((fault) => describeFileFault(fault, words, lang)))].join(' ')
