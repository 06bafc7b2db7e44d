import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A second name for the same bytes: whoever changes a file here replaces it, and leaves the other name alone. */
function linkOrCopy(from: string, to: string) {
  mkdirSync(path.dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to)
  }
}

/** Makes a throw-away copy of this checkout with the site that is built in it, as a git repository of its own, for what changes content. */
export function copyCheckout() {
  const folder = mkdtempSync(path.join(tmpdir(), 'checkout-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of listed.split('\0').filter((name) => name && existsSync(name))) linkOrCopy(file, path.join(folder, file))
  for (const name of ['node_modules', '.cache']) {
    mkdirSync(name, { recursive: true })
    symlinkSync(path.resolve(name), path.join(folder, name))
  }
  cpSync('dist', path.join(folder, 'dist'), { recursive: true, preserveTimestamps: true })
  git('init', '--quiet')
  // What the checkout's own repository holds already is neither compressed nor written again.
  const objects = execFileSync('git', ['rev-parse', '--git-path', 'objects'], { encoding: 'utf8' }).trim()
  writeFileSync(path.join(folder, '.git/objects/info/alternates'), `${path.resolve(objects)}\n`)
  // Pictures do not get smaller, and the copy does not live long.
  git('config', 'core.compression', '0')
  git('add', '--all')
  git('-c', 'user.name=Copy', '-c', 'user.email=copy@localhost', 'commit', '--quiet', '--message', 'Copy')
  return { folder, built: path.join(folder, 'dist'), git, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
