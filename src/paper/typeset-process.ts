// Typesets papers as PDF in a separate process, so that no request waits, the memory is returned at
// the end, and a crash harms nothing else. The process exchanges messages only with the server,
// ends with the server, and reads no files but the template and typefaces.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { wholeTypefaces } from '#src/content/whole-typefaces.ts'
import type { TypesetJob, TypesetResult } from './typeset.ts'

// The folder does not exist, so that the template can read only the files that are given to the
// compiler.
const workspace = '/nonexistent/paper'
// The system's typefaces have what these lack.
const fontBlobs = wholeTypefaces(400, 600, 700).map(({ file }) =>
  readFileSync(path.join('node_modules', file)),
)
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] })
compiler.addSource(`${workspace}/paper.typ`, readFileSync('src/assets/paper/paper.typ', 'utf8'))
const give = (name: string, bytes: Uint8Array) =>
  compiler.mapShadow(`${workspace}/${name}`, Buffer.from(bytes))

function compileAt(size: number, json: object) {
  give('paper.json', Buffer.from(JSON.stringify({ ...json, size })))
  const compiled = compiler.compile({ mainFilePath: `${workspace}/paper.typ` })
  if (!compiled.result)
    throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics))
  return compiled.result
}

/**
 * Typesets with the largest text size at which a paper fits its number of pages, or else with the
 * smallest.
 */
function compileToFit(paper: TypesetJob['paper']): ReturnType<typeof compileAt> {
  const { sizes, pages = Number.POSITIVE_INFINITY } = paper
  const [size = 10, ...smaller] = sizes
  const document = compileAt(size, paper)
  return document.numOfPages <= pages || smaller.length === 0
    ? document
    : compileToFit({ ...paper, sizes: smaller })
}

function typeset({ paper, files }: TypesetJob): Buffer {
  for (const [name, bytes] of Object.entries(files)) give(name, bytes)
  const document = compileToFit(paper)
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' })
  } catch {
    // PDF/UA-1 refuses letters that no loaded typeface has. Without this standard, the paper is
    // still tagged.
    return compiler.pdf(document, {})
  } finally {
    for (const name of Object.keys(files)) compiler.unmapShadow(`${workspace}/${name}`)
    compiler.evictCache(0)
  }
}

process.on('disconnect', () => process.exit(0))
process.on('message', (job: TypesetJob) => {
  let result: TypesetResult
  try {
    result = { pdf: typeset(job) }
  } catch (error) {
    result = { fault: String(error) }
  }
  process.send?.(result)
})
