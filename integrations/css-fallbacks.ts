import {
  type AtRule,
  atRule,
  type Declaration,
  decl,
  list,
  rule as newRule,
  type Plugin,
  type Rule,
} from 'postcss'
import { withoutRanges } from '../src/ui/base/media-ranges.ts'

/**
 * Newer values, each with its fallback, for which Lightning CSS knows no older form. They are put
 * into `@supports`, because a browser drops an unknown value with `var()` only after the value has
 * replaced the declaration before it.
 */
const additions: { known: string; in: RegExp; instead: (value: string) => string }[] = [
  // Since Chrome 108, Firefox 101: height of the window without a phone's bars. The fallback
  // includes the bars.
  {
    known: 'height: 1dvh',
    in: /[\d.]+[ds]vh\b/,
    instead: (value) => value.replace(/([\d.]+)[ds]vh\b/g, '$1vh'),
  },
  // Since Chrome 109, Firefox 120, Safari 16.4: height of a line. The fallback is 1.5 em.
  {
    known: 'height: 1lh',
    in: /[\d.]+lh\b/,
    instead: (value) => value.replace(/([\d.]+)lh\b/g, (_, lines) => `${Number(lines) * 1.5}em`),
  },
  // Since Chrome 105, Firefox 110, Safari 16: width of the container. The fallback is the window's
  // width.
  {
    known: 'width: 1cqi',
    in: /[\d.]+cqi\b/,
    instead: (value) => value.replace(/([\d.]+)cqi\b/g, '$1vw'),
  },
  // Since Chrome 111, Firefox 113, Safari 16.2: mixed colours. The fallback is the first colour.
  {
    known: 'color: color-mix(in oklab, currentColor, currentColor)',
    in: /color-mix\(/,
    instead: (value) =>
      value.replace(
        /color-mix\(in \w+, ((?:[^\s,()]|\([^()]*\))+)[^,]*, (?:[^()]|\([^()]*\))*\)/g,
        '$1',
      ),
  },
  // Since Safari 16: content that overflows is cut off. With the fallback a script can still scroll
  // to that content.
  { known: 'overflow: clip', in: /^clip$/, instead: () => 'hidden' },
]

const transforms: Record<string, (value: string) => string> = {
  translate: (value) => `translate(${list.space(value).join(', ')})`,
  rotate: (value) => {
    const [axis = '', angle] = list.space(value)
    return angle ? `rotate${axis.toUpperCase()}(${angle})` : `rotate(${axis})`
  },
  scale: (value) => `scale(${list.space(value).join(', ')})`,
}

const declarations = (rule: Rule | AtRule) =>
  (rule.nodes ?? []).filter((node): node is Declaration => node.type === 'decl')

/**
 * Replaces `translate`, `rotate` and `scale` (since Chrome 104) by a `transform` with its functions
 * in this order, as browsers do.
 */
function joinTransforms(rule: Rule | AtRule) {
  const own = declarations(rule).filter(({ prop }) => prop in transforms)
  const [first] = own
  if (!first) return
  const value = Object.entries(transforms).flatMap(([name, write]) =>
    own.filter(({ prop }) => prop === name).map((one) => write(one.value)),
  )
  first.replaceWith(decl({ prop: 'transform', value: value.join(' ') }))
  for (const one of own.slice(1)) one.remove()
}

/**
 * Adds fallbacks for a rule's newer values. The newer values move into `@supports` rules, before
 * the rule's nested rules.
 */
function addFallbacks(rule: Rule | AtRule) {
  const asking = new Map<string, AtRule>()
  for (const one of declarations(rule)) {
    const needed = additions.filter((addition) => addition.in.test(one.value))
    if (needed.length === 0) continue
    const params = needed.map(({ known }) => `(${known})`).join(' and ')
    const asked = asking.get(params) ?? atRule({ name: 'supports', params })
    asking.set(params, asked)
    asked.append(one.clone())
    one.value = needed.reduce((value, addition) => addition.instead(value), one.value)
  }
  const nested = rule.nodes?.find(({ type }) => type !== 'decl' && type !== 'comment')
  for (const asked of asking.values()) nested ? nested.before(asked) : rule.append(asked)
}

/**
 * Hides scroll bars, which take room from the content, also in browsers without `scrollbar-width`
 * (before Chrome 121, Safari 18.2).
 */
function hideScrollbar(rule: Rule | AtRule) {
  if (declarations(rule).some(({ prop, value }) => prop === 'scrollbar-width' && value === 'none'))
    rule.append(
      newRule({
        selector: '&::-webkit-scrollbar',
        nodes: [decl({ prop: 'display', value: 'none' })],
      }),
    )
}

/**
 * Adds an equal media query for browsers without container queries (before Chrome 105), as narrow
 * windows have narrow containers.
 */
function addWindowQuery(container: AtRule) {
  const narrow = /\(width < [\d.]+(?:px|rem)\)$/.exec(container.params)?.[0]
  if (!narrow) return
  const narrowWindow = atRule({
    name: 'media',
    params: withoutRanges(narrow),
    nodes: container.clone().nodes ?? [],
  })
  container.before(
    atRule({
      name: 'supports',
      params: 'not (container-type: inline-size)',
      nodes: [narrowWindow],
    }),
  )
}

/**
 * PostCSS plugin that adds fallbacks for features that some browsers of package.json do not know
 * (decision 0043).
 */
export const cssFallbacks = (): Plugin => ({
  postcssPlugin: 'css-fallbacks',
  Once(root) {
    root.walkAtRules('media', (rule) => {
      rule.params = withoutRanges(rule.params)
    })
    const adapt = (rule: Rule | AtRule) => {
      joinTransforms(rule)
      for (const one of declarations(rule))
        if (/^transition/.test(one.prop))
          one.value = one.value.replace(/\b(?:translate|rotate|scale)\b/g, 'transform')
      addFallbacks(rule)
      hideScrollbar(rule)
    }
    // A query within a rule has declarations too. The list is made first, because fallbacks add
    // `@supports` rules.
    const queries: AtRule[] = []
    root.walkAtRules(/^(media|container|supports)$/, (query) => void queries.push(query))
    root.walkRules(adapt)
    queries.forEach(adapt)
    root.walkAtRules('container', addWindowQuery)
  },
})
