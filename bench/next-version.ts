import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyCheckout } from '../scripts/copy-checkout.ts'

/** Replaces what stands once in a file. @throws where it does not */
function replace(file: string, from: string, to: string) {
  const text = readFileSync(file, 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${file} does not hold this once: ${from}`)
  writeFileSync(
    file,
    text.replace(from, () => to),
  )
}

const migration = `import { type Kysely, sql } from 'kysely'

export const nextVersion = () => ({
  up: async (db: Kysely<never>) => void (await sql\`alter table contact add column next_version integer not null default 0\`.execute(db)),
})
`

/** A next version: other names of programs for the browser, and a column more. @returns its folder, and a function that deletes it */
export function buildNextVersion() {
  const checkout = mkdtempSync(path.join(tmpdir(), 'next-version-'))
  const remove = () => rmSync(checkout, { recursive: true, force: true })
  try {
    copyCheckout(checkout)
    // What every form sends by.
    replace(path.join(checkout, 'src/ui/islands/submit/send.ts'), "method: 'POST', headers", "method: 'POST', keepalive: false, headers")
    const migrate = path.join(checkout, 'src/server/database/migrate.ts')
    writeFileSync(path.join(checkout, 'src/server/database/migrations/999-next-version.ts'), migration)
    replace(migrate, 'import { retryWhenBusy }', "import { nextVersion } from './migrations/999-next-version.ts'\nimport { retryWhenBusy }")
    replace(migrate, 'paperRevisions(),\n', "paperRevisions(),\n  '999-next-version': nextVersion(),\n")
    const built = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: checkout, encoding: 'utf8' })
    if (built.status !== 0) throw new Error(`The next version was not built:\n${built.stdout}${built.stderr}`)
    return { checkout, remove }
  } catch (error) {
    remove()
    throw error
  }
}
