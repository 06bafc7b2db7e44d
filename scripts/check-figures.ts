/**
 * `npm run figures`: finds typed figures in texts, and figures on pages of the built site that
 * neither the model nor the prices give.
 */
import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { setBaseSnapshot } from '../src/content/base-snapshot.ts'
import { exampleSites } from '../src/content/example-sites.ts'
import { currentSnapshot } from '../src/content/snapshot/snapshot.ts'
import { textOfHtml } from '../tests/site/text-of-html.ts'
import { figuresOfModel } from './figures/figures-of-model.ts'
import { calculatedFigures, figuresOfPage, typedFigures } from './figures/typed-figures.ts'
import { requireBuiltSite } from './site/built-site.ts'
import { listedPages } from './site/read-pages.ts'
import { startSite } from './site/start-site.ts'

requireBuiltSite()
setBaseSnapshot()
const { tokens } = currentSnapshot().derived
const files = globSync('content/{pages,articles,products,documents,faq,free-pages}/*.yaml').concat(
  'content/catalogue.yaml',
  'content/buyer-questions.yaml',
)
let calculated = 0
const wrong: string[] = []
for (const file of files) {
  const data: unknown = parse(readFileSync(file, 'utf8'))
  calculated += calculatedFigures(data, (name) => tokens[name]).length
  wrong.push(
    ...typedFigures(data).map(
      (sentence) => `${file}: figure typed by hand, write a token: ${sentence}`,
    ),
  )
}
console.log(
  `${calculated} figures come from tokens in ${files.length} files, ${wrong.length} sentences have figures typed by hand`,
)

const known = figuresOfModel()
const { origin, stop } = await startSite()
const pages = await listedPages(origin)
let shown = 0
for (const page of [
  ...pages,
  ...exampleSites().map(({ id: name }) => `/cut-the-power?site=${name}`),
]) {
  const words = textOfHtml(await (await fetch(origin + page)).text())
  for (const figure of figuresOfPage(words)) {
    shown++
    if (!known.has(figure)) wrong.push(`${page}: ${figure}`)
  }
}
await stop()
console.log(
  `${shown} amounts and megabytes on ${pages.length} pages and ${exampleSites().length} nights`,
)
for (const one of wrong) console.log(one)
console.log(`${wrong.length} wrong`)
process.exitCode = wrong.length > 0 ? 1 : 0
