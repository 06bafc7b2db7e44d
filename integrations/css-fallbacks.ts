import { type AtRule, atRule, type ChildNode, type Declaration, decl, list, rule as newRule, type Plugin, type Rule } from 'postcss'
import { withoutRanges } from '../src/ui/base/media-ranges.ts'

/**
 * Values that not every supported browser knows, each with what stands in for it elsewhere. Lightning CSS lowers what can be said in
 * older terms (nesting, `light-dark()`, shorthands, prefixes); these cannot, and are asked for by `@supports`, because a value
 * with `var()` in it is not dropped when it is read but undoes the one before it when it is used.
 */
const additions: { known: string; in: RegExp; instead: (value: string) => string }[] = [
  // Chrome 108, Firefox 101: the height without a phone's bars. With them it is a little more.
  { known: 'height: 1dvh', in: /[\d.]+[ds]vh\b/, instead: (value) => value.replace(/([\d.]+)[ds]vh\b/g, '$1vh') },
  // Chrome 109, Firefox 120, Safari 16.4: the height of a line.
  { known: 'height: 1lh', in: /[\d.]+lh\b/, instead: (value) => value.replace(/([\d.]+)lh\b/g, (_, lines) => `${Number(lines) * 1.5}em`) },
  // Chrome 105, Firefox 110, Safari 16: the width of the container.
  { known: 'width: 1cqi', in: /[\d.]+cqi\b/, instead: (value) => value.replace(/([\d.]+)cqi\b/g, '$1vw') },
  // Chrome 111, Firefox 113, Safari 16.2: the first of the two colours.
  {
    known: 'color: color-mix(in oklab, currentColor, currentColor)',
    in: /color-mix\(/,
    instead: (value) => value.replace(/color-mix\(in \w+, ((?:[^\s,()]|\([^()]*\))+)[^,]*, (?:[^()]|\([^()]*\))*\)/g, '$1'),
  },
  // Safari 16: what runs over is cut off, and could be scrolled to by a script.
  { known: 'overflow: clip', in: /^clip$/, instead: () => 'hidden' },
]

/** Functions of `transform` for `translate`, `rotate` and `scale` as properties of their own (Chrome 104). */
const transforms: Record<string, (value: string) => string> = {
  translate: (value) => `translate(${list.space(value).join(', ')})`,
  rotate: (value) => {
    const [axis = '', angle] = list.space(value)
    return angle ? `rotate${axis.toUpperCase()}(${angle})` : `rotate(${axis})`
  },
  scale: (value) => `scale(${list.space(value).join(', ')})`,
}

const declarations = (rule: Rule | AtRule) => (rule.nodes ?? []).filter((node): node is Declaration => node.type === 'decl')

/** One `transform` in place of a rule's single ones, in the order in which they apply. */
function joinTransforms(rule: Rule) {
  const own = declarations(rule).filter(({ prop }) => prop in transforms)
  const [first] = own
  if (!first) return
  const value = Object.entries(transforms).flatMap(([name, write]) =>
    own.filter(({ prop }) => prop === name).map((one) => write(one.value)),
  )
  first.replaceWith(decl({ prop: 'transform', value: value.join(' ') }))
  for (const one of own.slice(1)) one.remove()
}

const isAskedFor = (node: ChildNode, known: string): boolean => {
  const { parent } = node
  if (parent?.type === 'atrule' && (parent as AtRule).params.includes(`(${known})`)) return true
  return parent?.type === 'rule' || parent?.type === 'atrule' ? isAskedFor(parent as ChildNode, known) : false
}

/** Gives a rule's newer values their fallbacks; the conditional rules come after the declarations, and before nested rules. */
function addFallbacks(rule: Rule) {
  const asking = new Map<string, AtRule>()
  for (const one of declarations(rule)) {
    const needed = additions.filter((addition) => addition.in.test(one.value) && !isAskedFor(one, addition.known))
    if (needed.length === 0) continue
    const params = needed.map(({ known }) => `(${known})`).join(' and ')
    const asked = asking.get(params) ?? atRule({ name: 'supports', params })
    asking.set(params, asked)
    asked.append(one.clone())
    one.value = needed.reduce((value, addition) => addition.instead(value), one.value)
  }
  const nested = rule.nodes.find(({ type }) => type !== 'decl' && type !== 'comment')
  for (const asked of asking.values()) nested ? nested.before(asked) : rule.append(asked)
}

/** Hides the bar of what scrolls where its width cannot be said (Chrome 121, Safari 18.2): it would take room from what it scrolls. */
function hideScrollbar(rule: Rule) {
  if (declarations(rule).some(({ prop, value }) => prop === 'scrollbar-width' && value === 'none'))
    rule.append(newRule({ selector: '&::-webkit-scrollbar', nodes: [decl({ prop: 'display', value: 'none' })] }))
}

/** A window that is narrow has a narrow container, so the one stands in for the other where there are no container queries (Chrome 105). */
function addWindowQuery(container: AtRule) {
  const narrow = /\(width < [\d.]+(?:px|rem)\)$/.exec(container.params)?.[0]
  if (!narrow) return
  const narrowWindow = atRule({ name: 'media', params: withoutRanges(narrow), nodes: container.clone().nodes ?? [] })
  container.before(atRule({ name: 'supports', params: 'not (container-type: inline-size)', nodes: [narrowWindow] }))
}

/** Plugin for PostCSS that gives what the browsers of package.json do not all know its way back (decision 0043). */
export const cssFallbacks = (): Plugin => ({
  postcssPlugin: 'css-fallbacks',
  Once(root) {
    root.walkAtRules('media', (rule) => {
      rule.params = withoutRanges(rule.params)
    })
    root.walkRules((rule) => {
      joinTransforms(rule)
      for (const one of declarations(rule))
        if (/^transition/.test(one.prop)) one.value = one.value.replace(/\b(?:translate|rotate|scale)\b/g, 'transform')
      addFallbacks(rule)
      hideScrollbar(rule)
    })
    root.walkAtRules('container', addWindowQuery)
  },
})
