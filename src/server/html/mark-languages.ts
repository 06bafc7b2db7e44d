import { isRightToLeft } from '#src/contracts/text/direction.ts'
import { readMarkup } from '#src/contracts/text/markup.ts'
import { trimEnd } from '#src/contracts/text/trim-end.ts'
import { htmlTokens } from './html-tokens.ts'

/** Elements that hold text alone, or text that React compares with the page. */
const withoutElements = ['title', 'textarea', 'option', 'svg', 'astro-island']

const plain = (text: string) => readMarkup(text.trim())

const sign = /[\s\p{P}]/u
/** The language of a text, even with signs around it, such as a full stop after a heading. */
function languageOf(text: string, open: ReadonlyMap<string, string>): string | undefined {
  const read = plain(text)
  return open.get(read) ?? open.get(trimEnd(read.replace(/^[\s\p{P}]+/u, ''), sign))
}

/** Of what names an element in place of what is in it. */
const naming = / (?:alt|aria-label)="([^"]*)"/
/** Elements whose content is not read, or that have none. */
const isNamedAlone = /^<(?:img|video|audio|area|a|button)\b|^<[^>]* role="img"/

const hasLanguage = (tag: string) => / lang="/.test(tag)

const hasWord = (text: string) => /\p{L}{2}/u.test(text)

/** A section of the page: where its tag is, and the texts in it. */
type OpenSection = { at: number; marked: number[]; languages: Set<string | undefined> }

/**
 * Gives each text in another language than its page a `lang`: on its element if it is all of it, or
 * else on an element of its own. A part of a text has none. A name that is read in place of an
 * element gives it its language. In an island a text beside others stays without, and
 * HTML has no language for the name of a part of the page, a field or a table. A section whose
 * texts are all in another language has it as a whole.
 * @param open such texts, with their languages
 * @param isPageRightToLeft a text that is read the other way than its page also gets a `dir`
 */
export function markLanguages(
  html: string,
  open: ReadonlyMap<string, string>,
  isPageRightToLeft = false,
): string {
  if (open.size === 0) return html
  const attributesOf = (language: string) => {
    const direction = isRightToLeft(language) ? 'rtl' : 'ltr'
    const isOther = isRightToLeft(language) !== isPageRightToLeft
    return ` lang="${language}"${isOther ? ` dir="${direction}"` : ''}`
  }
  const withLanguage = (tag: string, language: string) =>
    tag.replace(/\/?>$/, (end) => `${attributesOf(language)}${end}`)
  const tokens = [...htmlTokens(html)]
  const written = tokens.map(({ text }) => text)
  const sections: OpenSection[] = []
  const section = () => sections.at(-1)
  function mark(at: number, marked: string) {
    written[at] = marked
    section()?.marked.push(at)
  }
  /** Marks a section in place of its texts, and tells the section around it what it has. */
  function closeSection() {
    const closed = sections.pop()
    if (!closed) return
    const [language, ...others] = closed.languages
    if (language !== undefined && others.length === 0 && closed.marked.length > 1) {
      for (const at of closed.marked) written[at] = tokens[at]?.text ?? ''
      const tag = tokens[closed.at]?.text ?? ''
      if (!hasLanguage(tag)) written[closed.at] = withLanguage(tag, language)
      closed.marked = [closed.at]
    }
    section()?.marked.push(...closed.marked)
    for (const one of closed.languages) section()?.languages.add(one)
  }
  let around = 0
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'tag' && withoutElements.includes(token.name)) around += token.isEnd ? -1 : 1
    if (token.kind === 'tag' && isNamedAlone.test(token.text)) {
      const language = languageOf(naming.exec(token.text)?.[1] ?? '', open)
      if (language !== undefined && !hasLanguage(token.text))
        mark(at, withLanguage(token.text, language))
    }
    if (token.kind === 'tag' && token.name === 'section') {
      if (token.isEnd) closeSection()
      else sections.push({ at, marked: [], languages: new Set() })
    }
    if (token.kind !== 'text') continue
    const language = languageOf(token.text, open)
    if (language !== undefined || hasWord(token.text)) section()?.languages.add(language)
    if (language === undefined) continue
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const isStart = before?.kind === 'tag' && !before.isEnd
    if (isStart && after?.kind === 'tag' && after.isEnd && after.name === before.name) {
      const tag = written[at - 1] ?? ''
      if (!hasLanguage(tag)) mark(at - 1, withLanguage(tag, language))
    } else if (around === 0) mark(at, `<span${attributesOf(language)}>${token.text}</span>`)
  }
  return written.join('')
}
