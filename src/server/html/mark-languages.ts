import { htmlTokens } from './html-tokens.ts'

/** Elements that hold text alone, or text that React compares with the page. */
const withoutElements = ['title', 'textarea', 'option', 'svg', 'astro-island']

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
}
const plain = (text: string) =>
  text.trim().replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => signs[name] ?? '')

/**
 * Gives each text in another language than its page a `lang`: on its element if it is all of it, or
 * else on an element of its own. In an island a text beside others stays without.
 * @param open such texts, with their languages
 */
export function markLanguages(html: string, open: ReadonlyMap<string, string>): string {
  if (open.size === 0) return html
  const tokens = [...htmlTokens(html)]
  const written = tokens.map(({ text }) => text)
  let around = 0
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'tag' && withoutElements.includes(token.name)) around += token.isEnd ? -1 : 1
    const language = token.kind === 'text' ? open.get(plain(token.text)) : undefined
    if (language === undefined) continue
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const isStart = before?.kind === 'tag' && !before.isEnd
    if (isStart && after?.kind === 'tag' && after.isEnd && after.name === before.name) {
      if (!/ lang="/.test(before.text))
        written[at - 1] = before.text.replace(/>$/, ` lang="${language}">`)
    } else if (around === 0) written[at] = `<span lang="${language}">${token.text}</span>`
  }
  return written.join('')
}
