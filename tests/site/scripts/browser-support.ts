import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import { type CssNode, parse, walk } from 'css-tree'
import ts from 'typescript'
import { oldestBrowsers } from '../../../integrations/supported-browsers.ts'

const { chrome = 0, edge = 0, firefox = 0, safari = 0, ios = 0 } = oldestBrowsers()
const oldest = { chrome, edge, firefox, safari, safari_ios: ios }

/**
 * Whether a browser version knows a feature without a flag, and without a prefix or with one of the
 * given prefixes.
 */
function isKnownBy(
  statement: SupportStatement | undefined,
  version: number,
  prefixed: ReadonlySet<string>,
): boolean {
  return [statement ?? []].flat().some((one) => {
    const { version_added: added, version_removed: removed } = one
    if (
      typeof added !== 'string' ||
      added === 'preview' ||
      removed ||
      one.flags ||
      one.alternative_name
    )
      return false
    if (one.prefix && !prefixed.has(one.prefix)) return false
    return Number.parseFloat(added.replace('≤', '')) <= version
  })
}

/** Lists the browsers that lack a feature; none if the data does not have the feature. */
function lackingIn(
  feature: Identifier | CompatStatement | undefined,
  prefixed: ReadonlySet<string> = new Set(),
): string[] {
  // In the data's type a statement may be a member of an entry, but a statement itself has no
  // `__compat`.
  const support = (feature as Identifier | undefined)?.__compat?.support
  if (!support) return []
  // Object.entries loses the type of the keys.
  return Object.entries(oldest).flatMap(([name, version]) =>
    isKnownBy(support[name as keyof typeof oldest], version, prefixed)
      ? []
      : [`${name} ${version}`],
  )
}

/**
 * Finds the features that a style sheet uses.
 * @returns names as in the compatibility data under `css`
 */
export function featuresOfSheet(css: string): Set<string> {
  const found = new Set<string>()
  walk(parse(css, { parseCustomProperty: true }), {
    enter(node: CssNode) {
      if (node.type === 'Atrule') {
        found.add(`at-rules.${node.name}`)
      } else if (node.type === 'Feature' && node.kind === 'media')
        found.add(`at-rules.media.${node.name.replace(/^(?:min|max)-/, '')}`)
      else if (node.type === 'FeatureRange' && node.kind === 'media')
        found.add('at-rules.media.range_syntax')
      else if (node.type === 'Declaration' && !node.property.startsWith('--')) {
        found.add(`properties.${node.property}`)
        walk(node.value, (part) => {
          if (part.type === 'Identifier') found.add(`properties.${node.property}.${part.name}`)
        })
      } else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
        found.add(`selectors.${node.name}`)
      else if (node.type === 'NestingSelector') found.add('selectors.nesting')
      else if (node.type === 'Function') {
        found.add(`types.${node.name}`)
        found.add(`types.color.${node.name}`)
      } else if (node.type === 'Dimension')
        found.add(`types.length.${unitNames(node.unit.toLowerCase())}`)
    },
  })
  return found
}

/**
 * Returns the name of a unit's entry in the compatibility data. Units of the same kind share an
 * entry.
 */
function unitNames(unit: string): string {
  if (/^cq/.test(unit)) return 'container_query_length_units'
  const [, kind] = /^([dls])v(?:h|w|i|b|min|max)$/.exec(unit) ?? []
  return kind ? `viewport_percentage_units_${{ d: 'dynamic', l: 'large', s: 'small' }[kind]}` : unit
}

/**
 * Returns the prefixes with which the sheet sets the property too.
 * @param found features of the sheet
 */
const prefixesOf = (name: string, found: ReadonlySet<string>) =>
  new Set(
    ['-webkit-', '-moz-'].filter((prefix) =>
      found.has(name.replace(/^properties\.([\w-]+).*/, `properties.${prefix}$1`)),
    ),
  )

/**
 * Finds features of a sheet that some supported browsers lack, each with the names of these
 * browsers.
 */
export function unsupportedInSheet(css: string): Map<string, string> {
  const found = featuresOfSheet(css)
  return new Map(
    [...found].flatMap((name) => {
      const feature = name
        .split('.')
        .reduce<Identifier | undefined>((at, part) => at?.[part], bcd.css)
      const lacking = lackingIn(feature, prefixesOf(name, found))
      return lacking.length > 0 ? [[name, lacking.join(', ')] as const] : []
    }),
  )
}

/**
 * `known`: names of members that some object has in every supported browser; `newer`: names that
 * only newer browsers have.
 */
const members = { known: new Set<string>(), newer: new Map<string, string>() }
const globals = new Map<string, string>()
for (const [owner, builtin] of Object.entries(bcd.javascript['builtins'] ?? {})) {
  const missing = lackingIn(builtin)
  if (missing.length > 0) globals.set(owner, missing.join(', '))
  for (const [member, feature] of Object.entries(builtin)) {
    const name = member.replace(/_static$/, '')
    const lacking = lackingIn(feature)
    if (lacking.length > 0) members.newer.set(name, lacking.join(', '))
    else if (missing.length === 0) members.known.add(name)
  }
}

// Members of web APIs count as known too, because `pause` in a script is a video's method, not
// `Atomics.pause`.
for (const api of Object.values(bcd.api))
  for (const [member, feature] of Object.entries(api))
    if (lackingIn(feature).length === 0) members.known.add(member.replace(/_static$/, ''))

const isRegExpCall = (node: ts.Node): node is ts.CallExpression | ts.NewExpression =>
  (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp'

/**
 * Finds features of a script that a supported browser lacks: methods (by name), globals, static
 * blocks and lookbehind.
 */
export function unsupportedInScript(code: string): Map<string, string> {
  const found = new Map<string, string>()
  const file = ts.createSourceFile(
    'script.js',
    code,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.JS,
  )
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node) && !members.known.has(node.name.text)) {
      const lacking = members.newer.get(node.name.text)
      if (lacking) found.set(`.${node.name.text}`, lacking)
    } else if (ts.isIdentifier(node)) {
      const lacking = globals.get(node.text)
      if (lacking) found.set(node.text, lacking)
    } else if (ts.isClassStaticBlockDeclaration(node)) found.set('static {}', 'safari 16.3')
    else if (ts.isRegularExpressionLiteral(node) && /\(\?<[=!]|\/[a-z]*[dv][a-z]*$/.test(node.text))
      found.set(node.text, 'safari 16.3')
    // The build replaces literals with lookbehind by calls of RegExp, which fail in the same
    // browsers.
    else if (isRegExpCall(node) && /\(\?<[=!]/.test(node.arguments?.[0]?.getText(file) ?? ''))
      found.set(node.getText(file), 'safari 16.3')
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
