// Plain data, because the visitor's browser loads it too.
import { formatList } from '../formats.ts'
import { limits } from '../limits.ts'

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

/** Files that people try to send and that are not taken, by their extensions. */
const otherFiles: [extensions: string, label: string][] = [
  ['doc docx odt rtf pages', 'a text document'],
  ['xls xlsx ods csv numbers', 'a spreadsheet'],
  ['ppt pptx odp key', 'a presentation'],
  ['dwg dwf', 'a DWG drawing'],
  ['zip rar 7z gz tar', 'an archive'],
  ['gif bmp tif tiff svg avif jxl jp2 psd', 'a picture of another kind'],
  ['mp4 mov avi webm 3gp mkv', 'a film'],
  ['mp3 m4a ogg opus wav aac amr', 'a sound recording'],
  ['htm html xml', 'a web page'],
  ['txt md', 'a plain text'],
  ['exe msi apk dmg bat sh js', 'a program'],
]
const otherByExtension = new Map(
  otherFiles.flatMap(([extensions, label]) =>
    extensions.split(' ').map((extension) => [extension, label] as const),
  ),
)

/** Says what a refused file is, by an extension; undefined for an unknown one. */
export const describeOtherFile = (name: string): string | undefined =>
  otherByExtension.get(name.replace(/^.*\./s, '').toLowerCase())

export type ContactFileType = keyof typeof contactFileTypes

export type ContactFile = { id: number; name: string; type: ContactFileType; size: number }

/**
 * A stored file of a form that was refused. The token identifies the file for an hour, so that the
 * form can be sent again with it.
 */
export type KeptFile = Omit<ContactFile, 'id'> & { token: string }

export const fileFields = { files: 'files', kept: 'keptFile' } as const

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

const { count, bytes } = limits.contactFiles

export const quoteNames = (names: readonly string[]): string =>
  formatList(names.map((name) => `“${name}”`))

export const fileFaults = {
  type: (name: string, what = describeOtherFile(name)) =>
    `“${name}” is ${what ? `${what}, and ` : ''}none of these: ${formatList(Object.values(contactFileTypes).map(({ label }) => label))}.`,
  empty: (name: string) => `“${name}” is empty.`,
  count: `Send at most ${count} files.`,
  bytes: `All files together can have at most ${bytes / megabyte} MB.`,
  body: `All files together can have at most ${bytes / megabyte} MB. What you sent has much more: choose files again.`,
  /** Used if the form is refused; texts.ts has the words for an accepted form. */
  refused: (names: readonly string[]) => `There is no room at the moment for ${quoteNames(names)}.`,
  sentBefore: (names: readonly string[]) =>
    `${quoteNames(names)} went with the message that you sent before. Choose ${names.length === 1 ? 'it' : 'them'} again to send ${names.length === 1 ? 'it' : 'them'} with this one too.`,
  gone: 'A file was kept for an hour and is gone. Choose it again.',
} as const
