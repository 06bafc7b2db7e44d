import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach } from 'vitest'
import { checkContent } from '#src/content/check/check-content.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** A day by which every dated entry is published. */
export const date = '2100-01-01'

/**
 * Makes a checkout whose content a test may change. Each test begins with the site's own content,
 * and the samples.
 */
export function copyContent(...samples: { file: string; text: string }[]) {
  const root = temporaryFolder()
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
  mkdirSync(path.join(root, 'content'))
  for (const folder of ['src', 'public']) symlinkSync(path.resolve(folder), path.join(root, folder))
  beforeEach(() => {
    rmSync(path.join(root, 'content'), { recursive: true })
    cpSync('content', path.join(root, 'content'), { recursive: true })
    for (const { file, text } of samples) write(file, text)
  })
  return {
    root,
    write,
    problems: () => checkContent(root, date).problems.map(describeProblem),
    warnings: () => checkContent(root, date).warnings.map(describeProblem),

    /** Replaces the first match in a file. @returns the line number of the match */
    replace(file: string, pattern: RegExp, replacement: string): number {
      const text = readFileSync(path.join(root, file), 'utf8')
      const index = text.search(pattern)
      if (index < 0) throw new Error(`${file} holds no ${pattern}`)
      write(file, text.replace(pattern, replacement))
      return text.slice(0, index).split('\n').length
    },
  }
}
