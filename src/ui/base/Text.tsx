import { compiler } from 'markdown-to-jsx/react'
import type { ComponentProps } from 'react'
import { guidePrice } from '#src/contracts/guide-price.ts'

type Props = { children: string }

/** A link; an unconfirmed value is text described by the last line of the page. */
const TextLink = ({ children, ...link }: ComponentProps<'a'>) =>
  link.href === guidePrice.address ? <span aria-describedby={guidePrice.id}>{children}</span> : <a {...link}>{children}</a>

/** Inline Markdown: links, bold, code; HTML is shown as text. Static sections only: the parser must not reach an island. */
export const Text = ({ children }: Props) =>
  compiler(children, {
    forceInline: true,
    wrapper: null,
    disableParsingRawHTML: true,
    // Bare addresses are text.
    disableAutoLink: true,
    overrides: { a: TextLink },
  })
