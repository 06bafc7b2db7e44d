import { isRecord } from '#src/contracts/content/is-record.ts'
import { pageSchemas } from '../collections/page-schemas.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import type { Entry } from '../reading/entry.ts'
import { isHidden } from '../reading/published.ts'
import type { DataPath, Overlay } from '../reading/yaml-file.ts'
import { hiddenWithGateway } from './hidden-with-gateway.ts'
import { findPresent } from './present.ts'
import { readFiles, withHidden } from './read-files.ts'
import { unreadTexts } from './unread-texts.ts'
import { openUnlinked, withoutMissing } from './without-missing.ts'
import { openUnshownWords } from './words-of-devices.ts'

/** Whether visitors read a text of a file: its entry and no part around it is hidden or left out. */
export type IsRead = (file: PlacedFile, path: DataPath) => boolean

const keyOf = (path: DataPath) => path.map(String).join('/')

/** The parts of a page that an editor has hidden. */
function* hiddenParts(value: unknown, at: DataPath = []): Generator<DataPath> {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* hiddenParts(item, [...at, index])
  else if (isRecord(value)) {
    if (value['hidden'] === true) yield at
    else for (const [key, item] of Object.entries(value)) yield* hiddenParts(item, [...at, key])
  }
}

/**
 * Finds what visitors read of files as they are written, in the company's first language.
 * @param files all of the site
 */
export function openReadTexts(files: readonly PlacedFile[], unreadable: readonly Entry[]): IsRead {
  const hidden = hiddenWithGateway(files)
  const written = files.map((file) => withHidden(file, hidden))
  // Pages of lists are translated before the day of their first entry.
  const present = findPresent(written, unreadable, Object.keys(pageSchemas), () => true)
  const unlinked = openUnlinked(written, present)
  const unshownWords = openUnshownWords(files.map(({ source }) => source.file))
  /** Parts that visitors do not read, by their paths; null if they read nothing of the file. */
  function unreadIn(file: PlacedFile): ReadonlySet<string> | null {
    const visible = withHidden(file, hidden)
    if (isHidden(visible.source.data)) return null
    const unshown = unshownWords(file.source.file)
    if (unshown === null) return null
    const shown = withoutMissing(unlinked(visible).source, present).source
    if (!shown) return null
    const left = unreadTexts(visible.source, shown)
    return new Set([...left, ...unshown, ...hiddenParts(file.source.data)].map(keyOf))
  }
  const found = new Map<string, ReadonlySet<string> | null>()
  return (file, path) => {
    const known = found.get(file.source.file)
    const unread = known === undefined ? unreadIn(file) : known
    found.set(file.source.file, unread)
    return unread !== null && !path.some((_, index) => unread.has(keyOf(path.slice(0, index + 1))))
  }
}

/** The same for a site whose files are read for nothing else. */
export function readTextsOf(options: { root: string; overlay: Overlay }) {
  const { files, unreadable } = readFiles(options)
  return { files, isRead: openReadTexts(files, unreadable) }
}
