import { articleAddress } from '#src/content/addresses/address-of.ts'
import { findArticle } from '#src/content/articles/articles.ts'
import { isUntranslated } from '#src/content/languages-of-page.ts'
import { nestPoints } from '#src/content/nest-points.ts'
import { type Article, articleDescription } from '#src/content/schemas/article-schema.ts'
import { currentSnapshot, otherSnapshots, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { labelled } from '#src/content/words/punctuation.ts'
import { words as wordsOfSite } from '#src/content/words/words.ts'
import { type MarkNode, readMarks, withoutMarks } from '#src/contracts/content/marks.ts'
import { withPrefix } from '#src/contracts/paths.ts'
import { say } from '#src/contracts/text/say.ts'
import type { EmailPart } from '#src/core/mail-kind.server.ts'
import { type IssueLetter, readLetter } from './issue-mails.server.ts'
import type { HeldIssue, IssueWords } from './newsletter.ts'

type Section = Article['sections'][number]
type Block = Section['blocks'][number]

/** Source and campaign in the links of an issue, by which visits are counted. */
const source = 'newsletter'
const campaignOf = (issue: number) => `issue-${issue}`
export const countedAs = (issue: number) => `${source}/${campaignOf(issue)}`

/** Makes an article a letter, with the texts as visitors of one language read them now. */
function letterOf(
  { slug, heading, lead, picture, sections, sources }: Article,
  issue: number,
  { intro: opening, subject, preview }: IssueWords,
  origin: string,
): IssueLetter {
  const address = articleAddress(slug)
  const words = wordsOfSite().mails.newsletterIssue
  /** Makes a link of the site absolute, and names the campaign in it. Other links stay. */
  function toLink(href: string): string {
    if (!/^[/#]/.test(href)) return href
    const target = withPrefix(
      currentSnapshot().prefix,
      href.startsWith('#') ? address + href : href,
    )
    const url = new URL(target, origin)
    url.searchParams.set('utm_source', source)
    url.searchParams.set('utm_campaign', campaignOf(issue))
    return url.href
  }
  const linked = (node: MarkNode): MarkNode[] => {
    if (typeof node === 'string' || node.kind === 'code') return [node]
    const children = node.children.flatMap(linked)
    if (node.kind !== 'link') return [{ ...node, children }]
    return [{ ...node, href: toLink(node.href), children }]
  }
  const read = (text: string) => readMarks(text).flatMap(linked)
  const link = (href: string, text: string): MarkNode => ({
    kind: 'link',
    href: toLink(href),
    children: [text],
  })
  const bold = (text: string): MarkNode => ({ kind: 'bold', children: read(text) })

  const small = (text = ''): EmailPart[] => (text ? [{ prose: read(text), isQuiet: true }] : [])
  const list = (points: Parameters<typeof nestPoints>[0], isNumbered: boolean): EmailPart => ({
    isNumbered,
    items: nestPoints(points).map(({ text, below }) => ({
      prose: read(text),
      below: below.map(read),
    })),
  })
  const pictured = ({ name, alt }: { name: string; alt: string }, caption?: string) => [
    { picture: name, alt },
    ...small(caption),
  ]

  /** A drawing has no form that mail programs show, so that it is linked. */
  function partsOf(block: Block, place: string): EmailPart[] {
    if ('paragraph' in block) return [{ prose: read(block.paragraph) }]
    if ('list' in block) return [list(block.list, false)]
    if ('numbered' in block) return [list(block.numbered, true)]
    if ('terms' in block)
      return block.terms.map(({ term, text }) => ({
        prose: [bold(term), labelled('', ''), ...read(text)],
      }))
    if ('steps' in block) {
      const items = block.steps.map(({ title, text }) => ({
        prose: [bold(title), labelled('', ''), ...read(text)],
      }))
      return [{ items, isNumbered: true }]
    }
    if ('quotation' in block) {
      const { text, name, role } = block.quotation
      const said = say(wordsOfSite().sections.quote, { text })
      return [{ prose: read(said) }, ...small([name, role].filter(Boolean).join(', '))]
    }
    if ('figure' in block)
      return [{ prose: [bold(block.figure.value), ' ', ...read(block.figure.text)] }]
    if ('table' in block) {
      const { caption, columns, rows, note } = block.table
      return [
        { caption, columns, rows: rows.map((row) => row.map(withoutMarks)), sums: [] },
        ...small(note),
      ]
    }
    if ('photograph' in block) return pictured(block.photograph, block.photograph.caption)
    return [{ prose: [...read(block.diagram.caption), ' ', link(place, words.drawing)] }]
  }
  const sourceParts = (listed: Section['sources'] = []): EmailPart[] =>
    listed.length === 0
      ? []
      : [
          ...small(words.sources),
          {
            isNumbered: false,
            items: listed.map(({ title, url }) => ({ prose: [url ? link(url, title) : title] })),
          },
        ]

  return {
    ...{ subject, preview, opening, heading },
    parts: [
      { prose: read(lead) },
      ...(picture ? pictured(picture) : []),
      ...sections.flatMap(({ heading: title, id, blocks, sources: listed }): EmailPart[] => [
        { title },
        ...blocks.flatMap((block) => partsOf(block, `#${id}`)),
        ...sourceParts(listed),
      ]),
      ...sourceParts(sources),
      { label: words.read, link: toLink(address) },
    ],
  }
}

/**
 * Makes an article the letter of an issue, also in each other language in which all of it is
 * translated. What staff write above the article is in one language, with which it then goes to
 * everybody.
 */
export function issueLetterOf(
  article: string,
  id: number,
  words: IssueWords,
  origin: string,
): IssueLetter | null {
  const found = findArticle(article)
  if (!found) return null
  const others = otherSnapshots().flatMap((snapshot) =>
    withSnapshot(snapshot, () => {
      const own = findArticle(article)
      if (!own || words.intro !== '' || isUntranslated(articleAddress(article))) return []
      const first = { subject: own.heading, preview: articleDescription(own), intro: '' }
      return [[snapshot.language, letterOf(own, id, first, origin)] as const]
    }),
  )
  return {
    ...letterOf(found, id, words, origin),
    ...(others.length > 0 && { others: Object.fromEntries(others) }),
  }
}

/** Letters as they would be now. A language that is not shown at this moment is taken as it is. */
function isAsSent(sent: IssueLetter, { others: now = {}, ...letter }: IssueLetter): boolean {
  const isShown = (language: string) => otherSnapshots().some((one) => one.language === language)
  const others = Object.entries(sent.others ?? {}).map(([language, one]) => [
    language,
    isShown(language) ? now[language] : one,
  ])
  const made = { ...letter, ...(others.length > 0 && { others: Object.fromEntries(others) }) }
  return JSON.stringify(made) === JSON.stringify(sent)
}

/**
 * Why an issue waits for an owner: visitors cannot read its article any more, or read other words
 * than its mail has. Null if it may be sent.
 */
export function whyHeld(
  {
    letter,
    id,
    article,
    ...words
  }: IssueWords & { id: number; article: string; letter: string | null },
  origin: string,
): HeldIssue | null {
  if (letter === null) return null
  const found = issueLetterOf(article, id, words, origin)
  if (!found) return 'hidden'
  return isAsSent(readLetter(letter), found) ? null : 'changed'
}
