import { compiler } from 'markdown-to-jsx/react'

type Props = { children: string }

/**
 * A piece of copy with its inline Markdown: links, bold, code. HTML in the copy is shown as text.
 * For static sections only: the parser must not reach an island.
 */
export const Text = ({ children }: Props) =>
  compiler(children, {
    forceInline: true,
    wrapper: null,
    disableParsingRawHTML: true,
    // Copy writes its links out; an address in a sentence is text.
    disableAutoLink: true,
  })
