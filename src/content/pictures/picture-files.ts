import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { memoizeByFile } from '../kit/memoize.ts'
import { programRoot } from '../kit/program-root.ts'
import { currentSnapshot } from '../snapshot/snapshot.ts'
import { cachedFile, digestOf } from './file-cache.ts'
import { sharp } from './lazy-sharp.ts'
import { masterFiles, masterPattern } from './master-file.ts'

/*
 * Picture files for visitors. A name says how to make the file (master, size, format) and contains
 * a digest, so the file never changes.
 */

const mastersFolder = 'src/assets/pictures'
/**
 * Folder of ready-made files, so that a first start makes none; `npm run pictures` renews them
 * (docs/decisions/0024-delivery-of-pictures.md).
 */
export const readyFolder = path.join(programRoot, 'src/assets/renditions')
export const deliveredAt = '/_astro/'

/**
 * Colour at half resolution saves a tenth of the bytes without a visible difference in any crop.
 */
const renditionSettings = {
  avif: { quality: 52, chromaSubsampling: '4:2:0' },
  webp: { quality: 76 },
} as const
/**
 * For products and dark scenes, whose soft shadows show compression. On phones, larger files than
 * `phoneBytes` get the usual settings.
 */
const fine = {
  masters: /^(products|scenes\/hero-)/,
  avif: { quality: 66, chromaSubsampling: '4:4:4' },
  phoneBytes: 20_000,
} as const
const isFine = ({ name }: { name: string }) => fine.masters.test(name)
/**
 * Lower qualities for phones: for pictures with much detail (bytes per pixel), which hides the
 * loss, and for files above `bytes`.
 */
const phone = { widest: 960, bytesOfPixel: 0.03, bytes: 12_700, qualities: [38, 30] } as const
/**
 * Encoder effort, which does not change the appearance. `thorough` takes five times as long and
 * saves a tenth of the bytes.
 */
const efforts = { soon: 2, thorough: 4 } as const
export type Format = keyof typeof renditionSettings
export type Size = { width: number; height: number }

/**
 * Maximum pixels, more than any camera's picture has. A file that claims more is broken or made to
 * exhaust memory.
 */
const limitInputPixels = 60_000_000

/**
 * An original picture. `file`: path below the program's folder; null for an uploaded master, whose
 * bytes are in the database.
 */
export type Master = Size & { name: string; file: string | null; digest: string }

/**
 * The shipped masters by name; null if they are read from their files, which may change meanwhile.
 */
let listed: ReadonlyMap<string, Master> | null = null
/**
 * Sets the build's list of masters, once at start, because reading all masters takes much memory.
 */
export const setMasters = (masters: readonly Master[]) => {
  listed = new Map(masters.map((master) => [master.name, master]))
}

type ReadUploaded = (digest: string) => Promise<Uint8Array>
let readUploaded: ReadUploaded = () => Promise.reject(new Error('No pictures are uploaded here'))
/** Sets the reader of uploaded masters, once at start, before a picture is made. */
export const setUploadedPictures = (read: ReadUploaded) => {
  readUploaded = read
}

function findUploaded(name: string): Master | undefined {
  const { pictures } = currentSnapshot()
  const picture = Object.hasOwn(pictures, name) ? pictures[name] : undefined
  return (
    picture && {
      name,
      file: null,
      digest: picture.hash,
      width: picture.width,
      height: picture.height,
    }
  )
}

/** The name of every master: its path under src/assets/pictures without the ending. */
export const masterNames = (): string[] =>
  [...new Set([...baseNames(), ...Object.keys(currentSnapshot().pictures)])].sort()

const baseNames = (): string[] =>
  listed
    ? [...listed.keys()]
    : globSync(masterPattern, { cwd: path.join(programRoot, mastersFolder) }).map((file) =>
        file.replaceAll(path.sep, '/').replace(/\.\w+$/, ''),
      )

const fileOf = (name: string) =>
  masterFiles(`${mastersFolder}/${name}`).find((file) => existsSync(path.join(programRoot, file)))

const readMaster = memoizeByFile(async (file) => {
  const bytes = await readFile(file)
  const { width, height } = await sharp(bytes, { limitInputPixels }).metadata()
  return { digest: digestOf(bytes), width, height }
})

async function findShipped(name: string): Promise<Master | undefined> {
  if (listed) return listed.get(name)
  const file = fileOf(name)
  return file === undefined
    ? undefined
    : { name, file, ...(await readMaster(path.join(programRoot, file))) }
}

export const findMaster = async (name: string): Promise<Master | undefined> =>
  findUploaded(name) ?? findShipped(name)

/** All masters that came with the program; listing them needs no content. */
export async function shippedMasters(): Promise<Master[]> {
  const found = await Promise.all(baseNames().sort().map(findShipped))
  return found.filter((master) => master !== undefined)
}

const keyOf = (master: Master, { width, height }: Size, format: Format) => {
  const chosen =
    format === 'avif' && isFine(master)
      ? [fine.avif, fine.phoneBytes, phone]
      : [renditionSettings[format], phone]
  return digestOf(master.digest, format, JSON.stringify(chosen), `${width}x${height}`)
}

/** `products.smart-lock.hero.780x585.Ab3dE9xy.avif` */
export const pictureFileName = (master: Master, size: Size, format: Format) =>
  `${master.name.replaceAll('/', '.')}.${size.width}x${size.height}.${keyOf(master, size, format).slice(0, 8)}.${format}`

const shape = String.raw`([\w.-]+)\.(\d+)x(\d+)\.[\w-]{8}\.(avif|webp)`
const inText = new RegExp(`${deliveredAt}(${shape})`, 'g')
const whole = new RegExp(`^${shape}$`)

export const pictureFilesIn = (text: string) =>
  [...text.matchAll(inText)].map(([, file = '']) => file)

export const isPictureFile = (file: string) => whole.test(file)

export function parsePictureName(file: string) {
  const [, name = '', width, height, format] = whole.exec(file) ?? []
  if (format !== 'avif' && format !== 'webp') return undefined
  return {
    name: name.replaceAll('.', '/'),
    size: { width: Number(width), height: Number(height) },
    format,
  } as const
}

/**
 * Returns a ready-made or cached picture file, or makes it.
 * @param file its name
 * @returns null if there is no master of this name
 */
export async function readPictureFile(
  file: string,
): Promise<{ bytes: Uint8Array; isNew: boolean } | null> {
  const parsed = parsePictureName(file)
  const master = await (parsed && findMaster(parsed.name))
  if (!parsed || !master || pictureFileName(master, parsed.size, parsed.format) !== file)
    return null
  const ready = await readFile(path.join(readyFolder, file)).catch(() => null)
  if (ready) return { bytes: ready, isNew: false }
  let isNew = false
  const bytes = await cachedFile(keyOf(master, parsed.size, parsed.format), () => {
    isNew = true
    return encode(master, parsed, efforts.soon)
  })
  return { bytes, isNew }
}

export const readMasterBytes = ({ file, digest }: Master): Promise<Uint8Array> =>
  file === null ? readUploaded(digest) : readFile(path.join(programRoot, file))

async function encode(
  master: Master,
  { size, format }: { size: Size; format: Format },
  effort: number,
): Promise<Buffer> {
  const resized = sharp(await readMasterBytes(master), { limitInputPixels }).resize({
    ...size,
    fit: 'cover',
  })
  if (format === 'avif' && isFine(master)) {
    const bytes = await resized
      .clone()
      .avif({ ...fine.avif, effort })
      .toBuffer()
    if (size.width > phone.widest || bytes.length <= fine.phoneBytes) return bytes
  }
  const compress = (quality: number) =>
    resized.toFormat(format, { ...renditionSettings[format], quality, effort }).toBuffer()
  let bytes = await compress(renditionSettings[format].quality)
  if (format !== 'avif' || size.width > phone.widest) return bytes
  const [strong, strongest] = phone.qualities
  if (bytes.length > Math.min(phone.bytes, phone.bytesOfPixel * size.width * size.height))
    bytes = await compress(strong)
  return bytes.length > phone.bytes ? compress(strongest) : bytes
}

/**
 * Makes a picture for a mail as JPEG, which every mail program shows, or reads the cached one; null
 * if there is no master. It is as wide as the mail's text at density 2.
 * @param background colour behind transparent parts
 */
export async function readMailPicture(name: string, background: string) {
  const master = await findMaster(name)
  if (!master) return null
  return cachedFile(digestOf(master.digest, 'mail 1040 70', background), async () =>
    sharp(await readMasterBytes(master), { limitInputPixels })
      .resize({ width: 1040, withoutEnlargement: true })
      .flatten({ background })
      .jpeg({ quality: 70, mozjpeg: true })
      .toBuffer(),
  )
}

/**
 * Makes a ready-made picture file, compressed with more effort than at run time.
 * @returns null if its master is gone
 */
export async function makeReadyFile(file: string): Promise<Uint8Array | null> {
  const parsed = parsePictureName(file)
  const master = await (parsed && findMaster(parsed.name))
  return parsed && master ? encode(master, parsed, efforts.thorough) : null
}
