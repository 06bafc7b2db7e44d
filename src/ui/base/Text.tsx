import { compiler } from 'markdown-to-jsx/react'
import type { ComponentProps } from 'react'
import { guidePrice } from '#src/contracts/guide-price.ts'

type Props = { children: string }

/**
 * A link to the note about unconfirmed values is shown as plain text, with the note (at the end of
 * the page) as its description.
 */
const TextLink = ({ children, ...link }: ComponentProps<'a'>) =>
  link.href === guidePrice.address ? (
    <span aria-describedby={guidePrice.id}>{children}</span>
  ) : (
    <a {...link}>{children}</a>
  )

/**
 * Renders inline Markdown: links, bold, code. HTML is shown as text. Not for islands, which must
 * not load the parser.
 */
export const Text = ({ children }: Props) =>
  compiler(children, {
    forceInline: true,
    wrapper: null,
    disableParsingRawHTML: true,
    disableAutoLink: true,
    overrides: { a: TextLink },
  })
