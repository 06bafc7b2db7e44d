import { spawnSync } from 'node:child_process'
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyRuntime } from '../../scripts/copy-runtime.ts'
import { startSite } from '../../scripts/site/start-site.ts'

const ofPaper = /@myriaddreamin|dejavu-fonts|@expo-google-fonts/
/**
 * Pages that fail if the image lacks pictures, typefaces, the country table, WebAssembly or the
 * program of another process.
 */
const asked = [
  '/',
  '/products',
  '/product/1',
  '/product/1/datasheet.pdf',
  '/contact',
  '/search?q=lock',
  '/cut-the-power?hours=12',
  '/share/home.jpg',
  '/icon-192.png',
  '/admin/signin',
]

const weight = (file: string): number =>
  lstatSync(file).isDirectory()
    ? readdirSync(file).reduce((sum, name) => sum + weight(path.join(file, name)), 0)
    : lstatSync(file).size

/**
 * Copies the files of the Dockerfile's image, and starts the site from the copy.
 * @returns megabytes of the image (without base image and PDF packages) and of the PDF packages,
 * and the failed requests
 */
export async function weighImage(): Promise<{
  megabytes: number
  ofPaper: number
  failed: string[]
}> {
  const image = mkdtempSync(path.join(tmpdir(), 'site-image-'))
  try {
    const bytes = copyRuntime(image).map((one) => ({ one, bytes: weight(path.join(image, one)) }))
    const sum = (isWanted: (one: string) => boolean) =>
      Math.round(
        bytes.reduce((all, { one, bytes }) => all + (isWanted(one) ? bytes : 0), 0) / 1_000_000,
      )
    const site = await startSite({ built: path.join(image, 'dist') })
    const failed: string[] = []
    try {
      for (const target of asked) {
        const { status } = await fetch(site.origin + target)
        if (status !== 200) failed.push(`${target}: ${status}`)
      }
      if (site.logged().includes('country.table-missing')) failed.push('the country table')
      const env = { ...process.env, DATABASE_URL: site.database }
      const run = (program: string, ...words: string[]) => {
        const { status, stderr } = spawnSync('node', [`dist/programs/${program}.mjs`, ...words], {
          cwd: image,
          env,
          encoding: 'utf8',
        })
        if (status !== 0) failed.push(`${program} ${words[0]}: ${stderr}`)
      }
      run('admin', 'list')
      run('admin', 'backup', path.join(image, 'copy.db'))
      run('content', 'status')
      run('keep-assets', path.join(image, 'assets'))
    } finally {
      await site.stop()
    }
    return {
      megabytes: sum((one) => !ofPaper.test(one)),
      ofPaper: sum((one) => ofPaper.test(one)),
      failed,
    }
  } finally {
    rmSync(image, { recursive: true, force: true })
  }
}
