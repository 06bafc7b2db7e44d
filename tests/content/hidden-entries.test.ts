import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkContent } from '#src/content/check/check-content.ts'
import { neededPages } from '#src/content/collections/page-schemas.ts'
import { linksIn, valuesIn } from '#src/content/reading/links.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import { isTestAll } from '../test-all.ts'
import { date } from './copied-content.ts'

const kept = ['home', ...neededPages].map((name) => `content/pages/${name}.yaml`)
const files = globSync(
  'content/{example-sites,products,accessories,articles,pages,free-pages}/*.yaml',
)
  .sort()
  .filter((file) => !kept.includes(file))
const hide = (some: readonly string[]) =>
  new Map(some.map((file) => [file, `hidden: true\n${readFileSync(file, 'utf8')}`]))
const ofKind = (kind: string) => files.filter((file) => file.startsWith(`content/${kind}/`))

const cases: [string, readonly string[]][] = [
  ['all example sites', ofKind('example-sites')],
  ['all accessories and articles', [...ofKind('accessories'), ...ofKind('articles')]],
  ['the gateway', ['content/products/gateway.yaml']],
  ['every product but one', ofKind('products').slice(1)],
  ['every page that may be hidden', ofKind('pages')],
  [
    'everything that may be hidden, but one product',
    files.filter((file) => file !== ofKind('products')[0]),
  ],
  ...(isTestAll ? files.map((file): [string, string[]] => [file, [file]]) : []),
]

it.each(cases)('no text has a fault, and none leads to it, while %s is hidden', (_, hidden) => {
  const { entries, problems } = checkContent('.', date, hide(hidden))
  expect(problems.map(describeProblem)).toEqual([])
  const addresses = hidden.flatMap((file) => {
    const [, kind, name = ''] = /^content\/([^/]+)\/(.*)\.yaml$/.exec(file) ?? []
    return kind === 'pages' || kind === 'free-pages'
      ? `/${name}`
      : kind === 'articles'
        ? `/blog/${name}`
        : []
  })
  const links = entries.flatMap(({ file, data }) =>
    valuesIn(data).flatMap((value) => linksIn(value).map((href) => ({ file, href }))),
  )
  expect(links.filter(({ href }) => addresses.includes(href.replace(/[?#].*/, '')))).toEqual([])
})
