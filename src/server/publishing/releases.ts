import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Place } from './messages.ts'
import { linkOrCopy } from './working-copy.ts'

/** Versions that are kept beside the public one, for visitors who still have a page of them. */
const keptBefore = 2
/** For so many versions a page that somebody still has open finds its styles, scripts and pictures. */
const assetGenerations = 3

const [stateFile, releaseFile, assets] = ['public.json', 'release.json', 'client/_astro'] as const

/** What was public, newest first, since `dist` was built. */
type State = { base: string; releases: string[] }
/** Of one version: files of earlier ones that it carries along, by how many versions ago they were its own. */
type Release = { id: string; day: string; carried: Record<string, number> }

/** Replaces a file as a whole, so that whoever is killed meanwhile leaves the old one or the new one. */
export function writeWhole(file: string, content: string | Uint8Array) {
  try {
    writeFileSync(`${file}.new`, content)
    renameSync(`${file}.new`, file)
  } catch (error) {
    // Such as the half of a file on a disk that is full.
    rmSync(`${file}.new`, { force: true })
    throw error
  }
}

/** Identifies what `npm run build` made: a later build is another one, whatever it was built of. */
function identityOf(dist: string): string {
  const entry = path.join(dist, 'server/entry.mjs')
  if (!existsSync(entry)) return 'none'
  const { mtimeMs, size } = statSync(entry)
  return createHash('sha256').update(`${mtimeMs} ${size}`).digest('base64url')
}

/** The folder of versions. A version is a built site, named by what went into it (release-id.ts). */
export function openReleases({ folder, dist, root }: Place) {
  const folderOf = (id: string | null) => (id === null ? dist : path.join(folder, id))
  const entryOf = (id: string | null) => path.join(folderOf(id), 'server/entry.mjs')
  const base = identityOf(dist)

  function readState(): State {
    try {
      const state: State = JSON.parse(readFileSync(path.join(folder, stateFile), 'utf8')) // Of our own making, in `setPublic`.
      if (state.base === base) return { base, releases: state.releases.filter((id) => existsSync(entryOf(id))) }
    } catch {
      // Nothing was published yet, or the file is broken: `dist` is public.
    }
    return { base, releases: [] }
  }
  let state = readState()
  function keep(ids: string[]) {
    const next = { base, releases: ids }
    writeWhole(path.join(folder, stateFile), JSON.stringify(next))
    state = next
  }

  // Of our own making, in `add`.
  const readRelease = (id: string): Release => JSON.parse(readFileSync(path.join(folder, id, releaseFile), 'utf8'))

  /** Links the styles, scripts and pictures of the public version into a new one that lacks them. */
  async function carryAssets(target: string): Promise<Record<string, number>> {
    const [current = null] = state.releases
    const known = current === null ? {} : readRelease(current).carried
    const carried: Record<string, number> = {}
    const source = path.join(folderOf(current), assets)
    const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => [])
    for (const entry of entries.filter((one) => one.isFile())) {
      const from = path.join(entry.parentPath, entry.name)
      const name = path.relative(source, from)
      const age = (known[name] ?? 0) + 1
      const to = path.join(target, assets, name)
      if (age > assetGenerations || existsSync(to)) continue
      await mkdir(path.dirname(to), { recursive: true })
      await linkOrCopy(from, to)
      carried[name] = age
    }
    return carried
  }

  return {
    entryOf,
    /** The version that is public; null for `dist`. */
    current: (): string | null => state.releases[0] ?? null,
    /** What a start tries, the newest first. */
    candidates: (): (string | null)[] => [...state.releases, null],
    has: (id: string) => existsSync(path.join(folder, id, releaseFile)) && existsSync(entryOf(id)),
    /** The company's date when a version was built; null for `dist`. */
    builtOn: (id: string | null) => (id === null ? null : readRelease(id).day),
    /** Takes what was built in a folder. It is there as a whole or not at all. @param day the company's date */
    async add(id: string, built: string, day: string): Promise<void> {
      const release: Release = { id, day, carried: await carryAssets(built) }
      await rm(path.join(built, 'node_modules'), { recursive: true, force: true })
      // What the server imports stands where it was built.
      await symlink(path.join(root, 'node_modules'), path.join(built, 'node_modules'))
      await writeFile(path.join(built, releaseFile), JSON.stringify(release))
      await rm(path.join(folder, id), { recursive: true, force: true })
      await rename(built, path.join(folder, id))
    },
    /** Makes a version the one that the next start takes. */
    setPublic: (id: string) => keep([id, ...state.releases.filter((one) => one !== id)].slice(0, 1 + keptBefore)),
    /** Makes the one before it that again. */
    withdraw: (id: string) => keep(state.releases.filter((one) => one !== id)),
    /** Deletes versions that nobody needs any more. @param spared such as the one that is previewed */
    async purge(spared: string | null): Promise<void> {
      for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
        const isRelease = entry.isDirectory() && existsSync(path.join(folder, entry.name, releaseFile))
        if (isRelease && entry.name !== spared && !state.releases.includes(entry.name))
          await rm(path.join(folder, entry.name), { recursive: true, force: true })
      }
    },
  }
}

export type Releases = ReturnType<typeof openReleases>
