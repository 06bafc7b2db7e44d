/**
 * A part of a page: text, a tag, or `whole`: a comment, the document type, or a script or style with
 * its tags.
 * @property inner what is between the tags of a whole script or style
 */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'tag'; text: string; name: string; isEnd: boolean }
  | { kind: 'whole'; text: string; name?: string; inner: string }

/**
 * A tag with its quoted attributes, which may contain `<` and `>`. What follows the name begins
 * with something else than a name has, so that there is one way to read a tag.
 */
const tag = /^<(\/?)([a-z][\w-]*)(?:(?:[^<>"'\w-]|"[^"]*"|'[^']*')(?:[^<>"']|"[^"]*"|'[^']*')*)?>/i

/** Where the next `sign` ends, or the end of the text. */
function endOf(html: string, sign: string, from: number): number {
  const at = html.indexOf(sign, from)
  return at < 0 ? html.length : at + sign.length
}

/** Splits a page into its tokens, which give the page when they are joined. Reads it once. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  for (let at = 0; at < html.length; ) {
    const from = at
    const [open, slash, written = ''] = tag.exec(html.slice(from)) ?? []
    const name = written.toLowerCase()
    if (open !== undefined && !slash && (name === 'script' || name === 'style')) {
      const close = html.indexOf(`</${written}>`, from + open.length)
      at = endOf(html, `</${written}>`, from + open.length)
      const inner = html.slice(from + open.length, close < 0 ? at : close)
      yield { kind: 'whole', text: html.slice(from, at), name, inner }
    } else if (open !== undefined) {
      at += open.length
      yield { kind: 'tag', text: open, name, isEnd: slash === '/' }
    } else if (html.startsWith('<!--', from)) {
      at = endOf(html, '-->', from + 4)
      yield { kind: 'whole', text: html.slice(from, at), inner: '' }
    } else if (html.startsWith('<!', from)) {
      at = endOf(html, '>', from)
      yield { kind: 'whole', text: html.slice(from, at), inner: '' }
    } else {
      const next = html.indexOf('<', from + 1)
      at = next < 0 ? html.length : next
      yield { kind: 'text', text: html.slice(from, at) }
    }
  }
}
