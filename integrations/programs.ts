import { build } from 'vite'

/**
 * Not bundled: native code, WebAssembly, React with its two builds, and large
 * packages not needed at the start.
 */
export const external = [
  'sharp',
  'satori',
  'react',
  'react-dom',
  '@simplewebauthn/server',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  '@myriaddreamin/typst-ts-node-compiler',
]

/**
 * Programs beside the server: commands for the operator, and the processes that the server starts.
 */
const programs = {
  admin: 'scripts/admin.ts',
  content: 'scripts/content.ts',
  'keep-assets': 'scripts/keep-assets.ts',
  'picture-process.server': 'src/editor/pictures/picture-process.server.ts',
  'typeset-process': 'src/paper/typeset-process.ts',
}

export async function buildPrograms(folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: programs,
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name].[hash].mjs' },
      },
    },
    ssr: { noExternal: true, external },
    oxc: { jsx: { runtime: 'automatic' } },
  })
}
