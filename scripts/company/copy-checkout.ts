import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/**
 * Copies all files that git does not ignore, and the cache, into an empty folder, and links this
 * checkout's packages there.
 */
export function copyCheckout(copy: string): void {
  const versioned = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { encoding: 'utf8' },
  )
  for (const file of versioned.split('\0').filter((one) => one && existsSync(one))) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    cpSync(file, path.join(copy, file))
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  if (existsSync('.cache')) cpSync('.cache', path.join(copy, '.cache'), { recursive: true })
}
