import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkContent } from '#src/content/check/check-content.ts'
import { copyContent } from './copied-content.ts'
import { sampleArticle, sampleFaq, sampleProduct } from './sample-entries.ts'

const [product, article, faq] = [sampleProduct.file, sampleArticle.file, sampleFaq.file]
const { root, problems, write, replace } = copyContent(sampleProduct, sampleArticle, sampleFaq)
const about = 'content/pages/about.yaml'
const [anyLink, summary] = [/href: \/[^\s}]+/, /summary: .*/]

describe('the content check names file, line and fault of', () => {
  it.each<
    [
      what: string,
      file: string,
      pattern: RegExp,
      replacement: string,
      message: string,
      below?: number,
    ]
  >([
    [
      'a picture that does not exist',
      product,
      /name: products\/\S+/,
      'name: products/none',
      'No picture src/assets/pictures/products/none.webp',
    ],
    ['a broken link', about, anyLink, 'href: /nowhere', 'No page /nowhere'],
    [
      'a broken link within a text',
      about,
      /^title: /,
      'title: "[x](/nowhere) {name} {name}" #',
      'No page /nowhere',
    ],
    [
      'a broken place of a page',
      about,
      anyLink,
      'href: /contact#nowhere',
      '/contact has no section with the id nowhere',
    ],
    [
      'a product related to itself',
      product,
      /related: \[ [\w-]+/,
      `related: [ ${path.basename(product, '.yaml')}`,
      'A product cannot be related to itself',
    ],
    ['a YAML fault', product, /id: /, 'id: [', 'YAML: ', 1],
    ['a key that stands twice', product, /id: /, 'id: 1\nid: ', 'YAML: Map keys must be unique', 1],
    [
      'an unknown token',
      product,
      /summary: /,
      'summary: "{company}" # ',
      'No value for {company} on this site; ',
    ],
    [
      'an unknown enum value',
      product,
      /protocols: \[/,
      'protocols: [telepathy, ',
      'protocols.0: “telepathy” is none of the choices: zigbee',
    ],
    ['a value of another type', product, /id: \d+/, 'id: one', 'id: This has to be a number'],
    [
      'a wrong name of a field',
      product,
      /summary: /,
      'sumary: ',
      'sumary: No such field. Did you mean summary?',
    ],
    ['a colon too many', product, summary, 'summary: one: two: three', 'YAML: Nested mappings'],
    ['an unknown field', product, /summary: /, 'price: 1\nsummary: ', 'price: No such field'],
    [
      'a null that has to be written',
      product,
      /id: \d+/,
      'id: null',
      'id: This is missing: write a',
    ],
    [
      'a null that may be left out',
      product,
      /availability: /,
      'features: null\navailability: ',
      'features: This is missing: write a list, or leave the line out',
    ],
    ['a missing field', product, /id: /, '#', 'id: This is missing', 1],
    [
      'an unknown block of a text',
      article,
      /- paragraph: /,
      '- poem: ',
      'sections.0.blocks.0: This has none of the allowed forms',
    ],
    [
      'a fault within a block',
      article,
      /- paragraph: [\s\S]*?\n(?= +- )/,
      '- paragraph: ""\n',
      'sections.0.blocks.0.paragraph: Write something here',
    ],
    [
      'a source whose address is a script',
      faq,
      /url: .*/,
      'url: javascript:alert(1)',
      'entries.0.sources.0.url: An address that begins with',
    ],
    [
      'a slug beside the name of the file',
      product,
      /id: /,
      'slug: other\nid: ',
      'slug: remove this, the file name is the slug',
    ],
  ])('%s', (_, file, pattern, replacement, message, below = 0) => {
    const line = replace(file, pattern, replacement)
    const [first = '', ...others] = problems()
    const [, at] = new RegExp(`^${file}:(\\d+): `).exec(first) ?? []
    expect(first).toContain(`: ${message}`)
    expect(Number(at)).toBe(line + below)
    // No fault is reported in files that only link to the faulty file or mention its name.
    expect(others.filter((other) => !other.startsWith(`${file}:`))).toEqual([])
  })

  it('a link to nothing, together with the fault of another file', () => {
    write(product, sampleProduct.text.replace(/^id: \d+/, '#'))
    const line = replace(about, anyLink, 'href: /nowhere')
    expect(problems()).toEqual([
      `${product}:2: id: This is missing`,
      `${about}:${line}: No page /nowhere`,
    ])
  })
  it('nothing that hangs on a file which cannot be read yet', () => {
    replace(about, anyLink, `href: /product/${path.basename(product, '.yaml')}#specification-of-it`)
    write(product, 'id: [')
    expect(problems().every((problem) => problem.startsWith(`${product}:`))).toBe(true)
    // A link to an address that no file makes is reported, because the link does not depend on the
    // faulty file.
    const line = replace('content/pages/edge-gateway.yaml', /href: \S+/, 'href: /nowhere')
    expect(problems()).toContain(`content/pages/edge-gateway.yaml:${line}: No page /nowhere`)
  })
  it('a link to a page that is there, and not to its place, while that page has a fault', () => {
    replace('content/pages/edge-gateway.yaml', /^title: .*/m, 'title: ""')
    replace(about, anyLink, 'href: /edge-gateway#nowhere')
    expect(
      problems().filter((problem) => !problem.startsWith('content/pages/edge-gateway.yaml:')),
    ).toEqual([])
  })
  it.each([
    ['product', sampleProduct],
    ['article', sampleArticle],
  ])('an id that another %s has', (what, { file, text }) => {
    const copy = path.join(path.dirname(file), 'zz.yaml')
    write(copy, text)
    expect(problems()).toContainEqual(
      expect.stringMatching(
        `^${copy}:1: The ${what} id \\d+ is already used in ${file}:1: choose another$`,
      ),
    )
  })
  it.each([
    ['question', faq, 'The question id'],
    ['section', about, 'The place'],
  ])('an id that another %s has', (_, file, what) => {
    const [id] = /(?<=\n {2}- id: )[\w-]+/.exec(readFileSync(path.join(root, file), 'utf8')) ?? []
    const line = replace(
      file,
      /(?<=\n {2}- id: [\w-]+\n[\s\S]*?\n) {2}- id: [\w-]+/,
      `  - id: ${id}`,
    )
    expect(problems()).toEqual([
      expect.stringMatching(
        `^${file}:${line}: ${what} ${id} is already used in ${file}:\\d+: choose another$`,
      ),
    ])
  })
  it('a file that no schema is for', () => {
    write('content/pages/new.yaml', 'title: New')
    expect(problems()).toEqual([
      expect.stringMatching('^content/pages/new\\.yaml:1: No schema for this file; '),
    ])
  })
  it.each(['a.yaml', 'a.md'])('a folder of no kind of content, with %s', (file) => {
    mkdirSync(path.join(root, 'content/vacancies'))
    write(`content/vacancies/${file}`, 'title: New')
    expect(problems()).toEqual([
      expect.stringMatching('^content/vacancies:1: No kind of content has this name: '),
    ])
  })
  it('a link to an article that is not published yet', () => {
    replace(article, /date: .*/, 'date: 2100-01-02')
    const slug = path.basename(article, '.yaml')
    const line = replace(about, anyLink, `href: /blog/${slug}`)
    expect(problems()).toContain(`${about}:${line}: No page /blog/${slug}`)
  })
})

it('an article dated in the future waits, and is published on its day', () => {
  replace(article, /date: .*/, 'date: 2100-01-02')
  const slugs = (today: string) =>
    checkContent(root, today).entries.flatMap(({ collection, id }) =>
      collection === 'articles' ? [id] : [],
    )
  expect(slugs('2100-01-01')).not.toContain(path.basename(article, '.yaml'))
  expect(slugs('2100-01-02')).toContain(path.basename(article, '.yaml'))
})

it('the copy as it is has no fault', () => expect(problems()).toEqual([]))
