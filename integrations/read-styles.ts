import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type Atrule,
  type CssNode,
  generate,
  parse,
  type Rule,
  type Selector,
  walk,
} from 'css-tree'
import type { PageStyles, StyleNode } from '../src/server/html/page-styles.ts'

/**
 * Finds the classes, ids and elements that a page needs for a selector to match. Arguments of
 * `:not()`, `:is()` etc. are not counted.
 */
function requiredNamesOf(selector: Selector): string[] {
  const needs = new Set<string>()
  walk(selector, function (node: CssNode) {
    if (this.function) return
    if (node.type === 'ClassSelector') needs.add(`.${node.name}`)
    if (node.type === 'IdSelector') needs.add(`#${node.name}`)
    if (node.type === 'TypeSelector' && node.name !== '*') needs.add(node.name.toLowerCase())
  })
  return [...needs]
}

function readRule(rule: Rule): StyleNode {
  if (rule.prelude.type !== 'SelectorList') return generate(rule)
  const selectors = rule.prelude.children.toArray().filter((node) => node.type === 'Selector')
  const block = generate(rule.block).slice(1, -1)
  return {
    selectors: selectors.map((selector) => ({
      text: generate(selector),
      needs: requiredNamesOf(selector),
    })),
    block,
  }
}

function readAtrule(rule: Atrule, isTop: boolean): StyleNode {
  const prelude = rule.prelude ? generate(rule.prelude) : ''
  if (rule.name === 'keyframes' && isTop) return { animation: prelude, text: generate(rule) }
  const isGroup = rule.block && ['media', 'supports', 'container', 'layer'].includes(rule.name)
  return isGroup && rule.block
    ? {
        condition: `@${rule.name} ${prelude}`,
        children: readNodes(rule.block.children.toArray(), false),
      }
    : generate(rule)
}

const readNodes = (nodes: CssNode[], isTop: boolean): StyleNode[] =>
  nodes.flatMap((node) => {
    if (node.type === 'Rule') return readRule(node)
    if (node.type === 'Atrule') return readAtrule(node, isTop)
    return node.type === 'Comment' || node.type === 'WhiteSpace' ? [] : generate(node)
  })

export function readStyleSheet(css: string): StyleNode[] {
  const sheet = parse(css, {
    parseValue: false,
    parseAtrulePrelude: false,
    parseCustomProperty: false,
  })
  return sheet.type === 'StyleSheet' ? readNodes(sheet.children.toArray(), true) : []
}

const allNeeds = (nodes: StyleNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    if ('selectors' in node) return node.selectors.flatMap(({ needs }) => needs)
    return 'children' in node ? allNeeds(node.children) : []
  })

const wordsInStrings = /[`"' ]([\w-]+)(?=[`"' ])/g
const imports = /["'`](?:\.\/|_astro\/)([\w.-]+\.js)["'`]/g

/**
 * Finds the classes, ids and elements from `needs` that each script may add to a page, because they
 * occur in the script or its imports.
 */
function readScripts(folder: string, needs: Set<string>): PageStyles['scripts'] {
  const scripts = new Map(
    globSync('_astro/*.js', { cwd: folder }).map((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8')
      const found = [...source.matchAll(wordsInStrings)]
        .flatMap(([, word = '']) => [`.${word}`, `#${word}`, word])
        .filter((name) => needs.has(name))
      return [
        `/${file}`,
        {
          found: new Set(found),
          imports: [...source.matchAll(imports)].map(([, name]) => `/_astro/${name}`),
        },
      ]
    }),
  )
  const reach = (address: string) => {
    const reached = new Set([address])
    // The loop also visits the scripts that it adds.
    for (const each of reached)
      for (const next of scripts.get(each)?.imports ?? []) reached.add(next)
    return [...reached]
  }
  return Object.fromEntries(
    [...scripts.keys()].map((address) => [
      address,
      [...new Set(reach(address).flatMap((each) => [...(scripts.get(each)?.found ?? [])]))],
    ]),
  )
}

export function readPageStyles(folder: string): PageStyles {
  const sheets = Object.fromEntries(
    globSync('_astro/*.css', { cwd: folder }).map((file) => [
      `/${file}`,
      readStyleSheet(readFileSync(path.join(folder, file), 'utf8')),
    ]),
  )
  return { sheets, scripts: readScripts(folder, new Set(Object.values(sheets).flatMap(allNeeds))) }
}
