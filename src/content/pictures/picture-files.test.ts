import sharp from 'sharp'
import { expect, it } from 'vitest'
import {
  deliveredAt,
  findMaster,
  isPictureFile,
  pictureFileName,
  pictureFilesIn,
  readPictureFile,
} from './picture-files.ts'
import { findPicture } from './pictures.ts'

const name = 'products/smart-lock/hero'
const size = { width: 64, height: 48 }
const fileNamed = async (format: 'avif' | 'webp') => {
  const master = await findMaster(name)
  if (!master) throw new Error(`no master ${name}`)
  return pictureFileName(master, size, format)
}

it.each(['avif', 'webp'] as const)('makes the %s that a name describes', async (format) => {
  const made = await readPictureFile(await fileNamed(format))
  const { width, height, format: found } = await sharp(made?.bytes).metadata()
  expect([width, height, found]).toEqual([64, 48, format === 'avif' ? 'heif' : 'webp'])
})

it('makes nothing of a name that is not one of its own', async () => {
  const file = await fileNamed('webp')
  const others = [
    file.replace('64x48', '6400x4800'),
    file.replace('hero', 'nothing'),
    '../../../package.json',
    '',
    file.replace(/\.\w+$/, '.png'),
  ]
  expect(await Promise.all(others.map(readPictureFile))).toEqual(others.map(() => null))
})

it('finds the names of pictures in a page', async () => {
  const picture = await findPicture(name, 'wide')
  const markup = `<source srcset="${picture?.sources[0]?.srcSet}"><img src="${picture?.src}"><img src="${deliveredAt}other.png">`
  const found = pictureFilesIn(markup)
  expect(found.every(isPictureFile)).toBe(true)
  expect(found).toHaveLength((picture?.sources[0]?.srcSet.split(', ').length ?? 0) + 1)
})

it('cuts a picture no larger than its master', async () => {
  const master = await findMaster(name)
  const picture = await findPicture(name, 'whole')
  expect(picture?.width).toBeLessThanOrEqual(master?.width ?? 0)
  expect(picture?.src).toMatch(/\.webp$/)
})

it('has no picture where no master is', async () =>
  expect(await findPicture('products/none', 'wide')).toBeUndefined())
