import { existsSync, globSync, statSync } from 'node:fs'
import path from 'node:path'
import { memoizeByFile } from '#src/content/kit/memoize.ts'
import { quotedInSource } from '#src/content/kit/source-facts.ts'
import { boundSharp, sharp } from '#src/content/pictures/lazy-sharp.ts'
import { masterFiles, masterPattern } from '#src/content/pictures/master-file.ts'
import { valuesIn } from '#src/content/reading/links.ts'
import { pictureKinds } from '#src/content/schemas/schema.ts'
import type { ContentPicture } from '#src/contracts/content/content-pictures.ts'
import { labelOfSource } from './entries.server.ts'
import { overlayOf, readSources, type Workspace } from './workspace.server.ts'

export const pictureFolder = 'src/assets/pictures/'

// No cache, because the computer may have only 2 GB of memory in total, which this process shares
// with the server.
boundSharp()

export async function pictureSize(
  picture: Uint8Array | string,
): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
}

export const shownPicture = (bytes: Uint8Array, width: number): Promise<Uint8Array> =>
  sharp(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: 72 }).toBuffer()

type LibraryMaster = Omit<ContentPicture, 'state' | 'thumbnail' | 'whole'> & { file: string }

const sizeOf = memoizeByFile(async (file) => ({
  bytes: statSync(file).size,
  ...(await pictureSize(file)),
}))

/** Placeholder for the bytes of a picture in an overlay, which nobody reads from there. */
export const somePicture = new Uint8Array()

export const isPicture = (file: string) => file.startsWith(pictureFolder)

export const pictureNameOf = (file: string) =>
  file.slice(pictureFolder.length).replace(/\.\w+$/, '')

/**
 * Finds the file of a published master; undefined if there is none.
 * @param name name in the content
 */
export function pictureFile({ root, published }: Workspace, name: string): string | undefined {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name)) return undefined
  const isThere = (file: string) => {
    const written = published.get(file)
    return written === undefined ? existsSync(path.join(root, file)) : written !== null
  }
  return masterFiles(`${pictureFolder}${name}`).find(isThere)
}

function usesOf(workspace: Workspace) {
  const uses = new Map<string, Pick<ContentPicture, 'alt' | 'kind' | 'usedBy'>>()
  for (const source of readSources(workspace))
    for (const { value } of valuesIn(source.value)) {
      if (typeof value !== 'object' || value === null || !('name' in value && 'alt' in value))
        continue
      const { name, alt } = value
      const kind = 'kind' in value ? pictureKinds.find((one) => one === value.kind) : undefined
      if (typeof name !== 'string') continue
      const use = uses.get(name) ?? { alt: null, kind: null, usedBy: [] }
      if (typeof alt === 'string' && alt !== '') use.alt ??= alt
      use.kind ??= kind ?? null
      if (!use.usedBy.some((one) => one.path === source.path))
        use.usedBy.push({ path: source.path, label: labelOfSource(source) })
      uses.set(name, use)
    }
  return uses
}

/**
 * Lists every published or drafted master.
 * @param drafted pictures that are not on disk, by file
 */
export async function listPictures(
  workspace: Workspace,
  drafted: ReadonlyMap<string, { bytes: number; width: number; height: number }>,
): Promise<LibraryMaster[]> {
  const { root } = workspace
  const overlay = overlayOf(workspace)
  const uses = usesOf(workspace)
  const program = quotedInSource(root)
  const onDisk = new Set(globSync(`${pictureFolder}${masterPattern}`, { cwd: root }))
  const files = [...new Set([...onDisk, ...[...overlay.keys()].filter(isPicture)])].sort()
  const found: LibraryMaster[] = []
  for (const file of files) {
    const isGone = workspace.published.get(file) === null && !workspace.drafts.has(file)
    const size =
      drafted.get(file) ??
      (onDisk.has(file) && !isGone ? await sizeOf(path.join(root, file)) : undefined)
    if (!size) continue
    const name = pictureNameOf(file)
    const { alt, kind, usedBy } = uses.get(name) ?? { alt: null, kind: null, usedBy: [] }
    const named = program
      .filter(({ names }) => names.includes(name))
      .map((one) => ({ path: one.file, label: 'The program of the site' }))
    found.push({ name, file, ...size, alt, kind, usedBy: [...usedBy, ...named] })
  }
  return found
}
