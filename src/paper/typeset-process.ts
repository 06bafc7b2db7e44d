// Typesets papers as PDF in a separate process, so that no request waits, the memory is returned at
// the end, and a crash harms nothing else. The process exchanges messages only with the server,
// ends with the server, and reads no files but the template and typefaces.
import { readFileSync } from 'node:fs'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { missingLetters, needsSecondFace } from '#src/content/typeface.ts'
import { wholeTypefaces } from '#src/content/whole-typefaces.ts'
import type { TypesetJob, TypesetResult } from './typeset.ts'

// The folder does not exist, so that the template can read only the files that are given to the
// compiler.
const workspace = '/nonexistent/paper'
// paper.typ names these alone, because a host's typefaces differ from machine to machine.
const fontBlobs = wholeTypefaces(400, 600, 700).map(({ file }) => readFileSync(file))
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] })
compiler.addSource(`${workspace}/paper.typ`, readFileSync('src/assets/paper/paper.typ', 'utf8'))
const give = (name: string, bytes: Uint8Array) =>
  compiler.mapShadow(`${workspace}/${name}`, Buffer.from(bytes))

/** Pattern of Typst for the words that paper.typ sets in the second face. */
const inSecondFace = `[\\p{L}\\p{M}]*${missingLetters}[\\p{L}\\p{M}]*`

function compileAt(size: number, json: object) {
  const secondFace = needsSecondFace(JSON.stringify(json)) ? inSecondFace : null
  give('paper.json', Buffer.from(JSON.stringify({ ...json, size, secondFace })))
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

/**
 * Finds the letters that an error names: PDF/UA-1 refuses those that no typeface has. Rust writes
 * marks as `\u{e31}`.
 */
function unprintableIn(error: unknown): string {
  const named = String(error).matchAll(/the text `\\"([^"`]{1,80})\\"` could not be displayed/g)
  const letters = [...named].map(([, letter = '']) =>
    letter.replaceAll(/\\u\{([0-9a-f]{1,6})\}/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  )
  return [...new Set(letters)].join('')
}

function typeset({ paper, files }: TypesetJob): TypesetResult {
  for (const [name, bytes] of Object.entries(files)) give(name, bytes)
  const document = compileToFit(paper)
  try {
    return { pdf: compiler.pdf(document, { pdfStandard: 'ua-1' }) }
  } catch (error) {
    const unprintable = unprintableIn(error)
    if (paper.needsEveryLetter && unprintable) return { unprintable }
    // Without the standard, the paper is still tagged.
    return { pdf: compiler.pdf(document, {}) }
  } finally {
    for (const name of Object.keys(files)) compiler.unmapShadow(`${workspace}/${name}`)
    compiler.evictCache(0)
  }
}

process.on('disconnect', () => process.exit(0))
process.on('message', (job: TypesetJob) => {
  let result: TypesetResult
  try {
    result = typeset(job)
  } catch (error) {
    result = { fault: String(error) }
  }
  process.send?.(result)
})
