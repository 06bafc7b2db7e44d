import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { serverOnly } from './server-only.ts'

/** Builds a program of the browser beside a module of the server. */
async function buildProgram(program: string) {
  const root = temporaryFolder()
  writeFileSync(
    path.join(root, 'secret.server.ts'),
    'export const secret = 1\nexport type Secret = 1',
  )
  writeFileSync(path.join(root, 'between.ts'), "export * from './secret.server.ts'")
  writeFileSync(path.join(root, 'main.ts'), program)
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [serverOnly],
    build: { write: false, rolldownOptions: { input: path.join(root, 'main.ts') } },
  })
}

it.each([
  "import { secret } from './secret.server.ts'; console.log(secret)",
  "import('./secret.server.ts').then(console.log)",
  "import { secret } from './between.ts'; console.log(secret)",
  "import text from './secret.server.ts?raw'; console.log(text)",
  "console.log(import.meta.glob('./*.server.ts'))",
])('refuses a program of the browser with: %s', async (program) => {
  await expect(buildProgram(program)).rejects.toThrow('must not import')
})

it('allows the types of a module of the server', async () => {
  const program = "import type { Secret } from './secret.server.ts'\nconsole.log({} as Secret)"
  await expect(buildProgram(program)).resolves.toBeUndefined()
})
