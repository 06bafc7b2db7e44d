import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { valuesIn } from '#src/content/links.ts'
import { oncePerVersion } from '#src/content/once-per.ts'
import { contentLimits } from '#src/contracts/content-limits.ts'
import { labelOfSource } from './entries.ts'
import { readSources, type Workspace } from './workspace.ts'

/** Where masters lie, below the repository's root. */
export const pictureFolder = 'src/assets/pictures/'

// One picture at a time, and none kept: the process runs beside a server that may have 2 GB for everything.
sharp.cache(false)
sharp.concurrency(1)

const formats: readonly string[] = ['jpeg', 'png', 'webp', 'heif']
const { pixels, masterSide } = contentLimits

/** Quality of a master: every picture that visitors get is made of it once more. */
const masterQuality = 90

/** Why a picture is not taken: it is of a type that is not known, or it cannot be used. */
export type Refused = { refused: string; isWrongType: boolean }
export type Prepared = { bytes: Uint8Array; width: number; height: number }

/** A decoder that stops at a bomb, and takes no picture that is cut short. */
const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: pixels.most, failOn: 'error', animated: false })

const megapixels = (count: number) => Math.round(count / 1_000_000)

/** Why a picture cannot be used, by its head alone; undefined where it can. */
function refusalOf({ format, width, height, pages = 1, compression }: Metadata): Refused | undefined {
  const refuse = (refused: string, isWrongType = false) => ({ refused, isWrongType })
  const isKnown = formats.includes(format ?? '') && (format !== 'heif' || compression === 'av1')
  if (!isKnown) return refuse('This is no JPEG, PNG, WebP or AVIF picture. Save it as one of these and try again.', true)
  if (pages > 1) return refuse('This picture moves. Choose one that stands still.')
  if (width * height > pixels.most)
    return refuse(
      `This picture has ${megapixels(width * height)} million pixels; at most ${megapixels(pixels.most)} million are taken. Make it smaller and try again.`,
    )
  if (width < pixels.leastWidth || height < pixels.leastHeight)
    return refuse(`This picture has ${width} by ${height} pixels; it needs at least ${pixels.leastWidth} by ${pixels.leastHeight}.`)
  return undefined
}

/**
 * Makes a master of a picture that somebody sent: turned as the camera was held, without what the camera wrote about place and owner, in
 * the colours of the web, and no larger than any cut needs.
 */
export async function preparePicture(bytes: Uint8Array): Promise<Prepared | Refused> {
  try {
    const refused = refusalOf(await open(bytes).metadata())
    if (refused) return refused
    const { data, info } = await open(bytes)
      .autoOrient()
      .resize({ width: masterSide, height: masterSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: masterQuality, effort: 4, smartSubsample: true })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    if (/pixel limit/i.test(message))
      return {
        refused: `This picture has more than ${megapixels(pixels.most)} million pixels. Make it smaller and try again.`,
        isWrongType: false,
      }
    if (/unsupported image format/i.test(message))
      return { refused: 'This is no JPEG, PNG, WebP or AVIF picture. Save it as one of these and try again.', isWrongType: true }
    return { refused: 'This file is damaged. Open it on your computer, save it anew as JPEG or PNG, and try again.', isWrongType: false }
  }
}

/** @param picture its bytes, or its file, of which only the head is read */
export async function pictureSize(picture: Uint8Array | string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
}

/** A picture in the size that the editor shows. @param width pixels */
export const shownPicture = (bytes: Uint8Array, width: number): Promise<Uint8Array> =>
  sharp(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: 72 }).toBuffer()

export type Master = { name: string; file: string; bytes: number; width: number; height: number; alt: string | null; usedBy: Use[] }
type Use = { path: string; label: string }

const sizeOf = oncePerVersion(async (file) => ({ bytes: statSync(file).size, ...(await pictureSize(file)) }))

export const pictureNameOf = (file: string) => file.slice(pictureFolder.length).replace(/\.\w+$/, '')

/** The file of a master; undefined where there is none. @param name as content names it */
export function pictureFile({ root }: Workspace, name: string): string | undefined {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name)) return undefined
  return ['webp', 'png', 'avif'].map((ending) => `${pictureFolder}${name}.${ending}`).find((file) => existsSync(path.join(root, file)))
}

/** Where the content names pictures, and what it says they show. */
function usesOf(workspace: Workspace) {
  const uses = new Map<string, { alt: string | null; usedBy: Use[] }>()
  for (const source of readSources(workspace))
    for (const { value } of valuesIn(source.value)) {
      if (typeof value !== 'object' || value === null || !('name' in value && 'alt' in value)) continue
      const { name, alt } = value
      if (typeof name !== 'string') continue
      const use = uses.get(name) ?? { alt: null, usedBy: [] }
      if (typeof alt === 'string' && alt !== '') use.alt ??= alt
      if (!use.usedBy.some((one) => one.path === source.path)) use.usedBy.push({ path: source.path, label: labelOfSource(source) })
      uses.set(name, use)
    }
  return uses
}

/** What stands between two single quotes in a file of the program, names of pictures among it. */
const quotedIn = oncePerVersion((file) => new Set([...readFileSync(file, 'utf8').matchAll(/'(?=([^'\s]+)')/g)].map(([, name]) => name)))

/** Files of the program that name pictures. */
const program = (root: string) =>
  globSync('src/{content,layouts,pages,ui}/**/*.{ts,tsx,astro}', { cwd: root })
    .filter((file) => !/\.test\.|^src\/ui\/styleguide\//.test(file))
    .map((file) => ({ file, quoted: quotedIn(path.join(root, file)) }))

/** Every master on disk, and the pictures of drafts. @param drafted their sizes, by file */
export async function listPictures(
  workspace: Workspace,
  drafted: ReadonlyMap<string, { bytes: number; width: number; height: number }>,
): Promise<Master[]> {
  const { root, overlay } = workspace
  const uses = usesOf(workspace)
  const sources = program(root)
  const onDisk = new Set(globSync(`${pictureFolder}**/*.{webp,png,avif}`, { cwd: root }))
  const files = [...new Set([...onDisk, ...[...overlay.keys()].filter((file) => file.startsWith(pictureFolder))])].sort()
  const found: Master[] = []
  for (const file of files) {
    const size = drafted.get(file) ?? (onDisk.has(file) ? await sizeOf(path.join(root, file)) : undefined)
    if (!size) continue
    const name = pictureNameOf(file)
    const { alt, usedBy } = uses.get(name) ?? { alt: null, usedBy: [] }
    const named = sources.filter(({ quoted }) => quoted.has(name)).map((one) => ({ path: one.file, label: 'The program of the site' }))
    found.push({ name, file, ...size, alt, usedBy: [...usedBy, ...named] })
  }
  return found
}
