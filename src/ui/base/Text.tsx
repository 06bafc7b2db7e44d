import { compiler } from 'markdown-to-jsx'

type Props = { children: string }

/** The space between a figure and its unit, which must not break (design rule 8). */
const beforeUnit = /(?<=\d) (?=(?:[GMk]Hz|mAh|[kMG]B|k?bit\/s|[kcm]?m|k?Wh?|[°%]C?|V|A|K|h|s|min|ms)(?![\w-]))/g

/**
 * A piece of copy with its inline Markdown: links, bold, code. HTML in the copy is shown as text.
 * For static sections only: the parser must not reach an island.
 */
export const Text = ({ children }: Props) =>
  compiler(children.replace(beforeUnit, '\u00a0'), {
    forceInline: true,
    wrapper: null,
    disableParsingRawHTML: true,
    // Copy writes its links out; an address in a sentence is text.
    disableAutoLink: true,
  })
