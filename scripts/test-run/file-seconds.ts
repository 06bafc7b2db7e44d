import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/**
 * Vitest reporter that writes the seconds of each test file, with those of its imports and of what
 * it does outside its tests, which Vitest's JSON report leaves out.
 * @param file to write to (environment variable `FILE_SECONDS`)
 */
export default class FileSeconds implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['FILE_SECONDS']
    if (!file) return
    const seconds = modules.map((module) => {
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      return [
        path.relative('.', module.moduleId),
        (collectDuration + setupDuration + duration) / 1000,
      ]
    })
    writeFileSync(file, JSON.stringify(seconds))
  }
}
