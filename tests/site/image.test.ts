import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { weighImage } from './laid-out-image.ts'

it('the image holds what runs, without source, in 200 MB beside its base and what makes PDFs', async () => {
  const { megabytes, failed } = await weighImage()
  expect(failed).toEqual([])
  expect(megabytes).toBeGreaterThan(50)
  expect(megabytes).toBeLessThanOrEqual(200)
  // Timeout in milliseconds on a busy machine.
}, 400_000)

/** Bytes on the disk: more than those of the files, and once for all names of a file. */
function onDisk(file: string, counted = new Set<number>()): number {
  const facts = lstatSync(file, { throwIfNoEntry: false })
  if (!facts || counted.has(facts.ino)) return 0
  counted.add(facts.ino)
  const names = facts.isDirectory() ? readdirSync(file) : []
  return names.reduce(
    (sum, name) => sum + onDisk(path.join(file, name), counted),
    facts.blocks * 512,
  )
}

it('the guide says how much the packages and the build of a version take', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const folders = Object.keys(packages).filter(
    // Those in another package's folder are weighed with it.
    (one) => one.lastIndexOf('node_modules/') === 0 && !packages[one].dev,
  )
  const [, inPackages, inBuild] =
    /(\d+) the packages, (\d+) the build/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? []
  const weigh = (all: string[]) => all.reduce((sum, one) => sum + onDisk(one), 0) / 2 ** 20
  const [packed, built] = [weigh(folders), weigh(['dist'])]
  console.log(`packages ${packed.toFixed(0)} MB, build ${built.toFixed(0)} MB`)
  expect(Math.abs(packed / Number(inPackages) - 1)).toBeLessThan(0.1)
  expect(Math.abs(built / Number(inBuild) - 1)).toBeLessThan(0.3)
})
