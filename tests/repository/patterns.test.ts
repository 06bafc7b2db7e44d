import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { check } from 'recheck'
import ts from 'typescript'
import { beforeAll, expect, it, vi } from 'vitest'

// Every regular expression of the program may meet what a stranger wrote, so each is shown to take
// no more than time in proportion to its input. What cannot be shown counts as unsafe.

/** What runs while the site serves. */
const files = globSync('{src,integrations/islands}/**/*.{ts,tsx,astro}').filter(
  (file) => !file.includes('.test.'),
)

/** Patterns composed in functions cannot be read from the source. Each has its reason here. */
const composedLater: Record<string, string> = {
  'src/editor/markup/markup.ts': 'a copy of a literal pattern with another flag',
  'src/paper/process-usage.ts': 'reads what Linux writes in /proc',
  'src/content/derived/present.ts': 'begins with an address of the site, and ends one letter later',
  'src/content/check/check-company.ts': 'words of a delivered file, escaped, without a quantifier',
  'src/editor/update/former-groups.server.ts':
    'words of groups, escaped and between bounds, without a quantifier',
  'src/content/check/find-hidden-names.ts':
    'names of hidden entries, escaped and between bounds, without a quantifier',
  'src/content/check/check-product-names.ts': 'names of products, escaped, without a quantifier',
}

type Pattern = { source: string; flags: string }

/** Limits of work instead of time, so that a verdict is the same on every machine. */
const limits = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

const scriptOf = (file: string) => {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.astro') ? (text.split(/^---$/m)[1] ?? '') : text
}

/** The literal patterns of a file, and whether it composes one at its top level or in a function. */
function patternsIn(file: string) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, scriptOf(file), ts.ScriptTarget.Latest, true, kind)
  const found = { literals: [] as Pattern[], isComposed: false, isComposedLater: false }
  const visit = (node: ts.Node, isInFunction: boolean) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.literals.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText(source) === 'RegExp'
    )
      found[isInFunction ? 'isComposedLater' : 'isComposed'] = true
    const isFunction = isInFunction || ts.isFunctionLike(node)
    ts.forEachChild(node, (child) => visit(child, isFunction))
  }
  visit(source, false)
  return found
}

const read = new Map(files.map((file) => [file, patternsIn(file)]))
const composed = new Map<string, Pattern[]>()
const composing = files.filter((file) => read.get(file)?.isComposed)

/** Loads the modules that compose patterns, and records what they make. */
async function recordComposed() {
  const plain = globalThis.RegExp
  globalThis.RegExp = new Proxy(plain, {
    construct(target, [pattern, flags]) {
      const made = new target(pattern, flags)
      const caller = new Error().stack?.split('\n')[2] ?? ''
      const file = composing.find((one) => caller.includes(`/${one}`))
      if (file) composed.set(file, [...(composed.get(file) ?? []), made])
      return made
    },
  })
  try {
    vi.resetModules()
    await Promise.all(composing.map((file) => import(path.resolve(file))))
  } finally {
    globalThis.RegExp = plain
  }
}
beforeAll(recordComposed, 60_000)

async function unsafe(patterns: readonly Pattern[]): Promise<string[]> {
  const faults: string[] = []
  for (const { source, flags } of patterns) {
    const verdict = await check(source, flags, limits)
    if (verdict.status !== 'safe') faults.push(`/${source}/${flags} is ${verdict.status}`)
  }
  return faults
}

it('finds a pattern that takes the square of its input', async () =>
  expect(await unsafe([{ source: 'a+$', flags: '' }])).toEqual(['/a+$/ is vulnerable']))

it.each(files.filter((file) => read.get(file)?.literals.length || read.get(file)?.isComposed))(
  '%s: each pattern takes time in proportion to its input',
  async (file) => {
    if (composing.includes(file)) expect(composed.get(file)).not.toBeUndefined()
    expect(
      await unsafe([...(read.get(file)?.literals ?? []), ...(composed.get(file) ?? [])]),
    ).toEqual([])
  },
  // Without the native program (Linux on ARM, for one) recheck needs minutes for the largest.
  600_000,
)

it('no other function composes a pattern', () =>
  expect(files.filter((file) => read.get(file)?.isComposedLater).sort()).toEqual(
    Object.keys(composedLater).sort(),
  ))
