import { compiler } from 'markdown-to-jsx/react'
import type { ComponentProps } from 'react'
import { guidePrice } from '#src/contracts/guide-price.ts'

type Props = { children: string }

/** A link. If it leads to the page's note about unconfirmed values, it becomes text that refers to the note by `aria-describedby`. */
const TextLink = ({ children, ...link }: ComponentProps<'a'>) =>
  link.href === guidePrice.address ? <span aria-describedby={guidePrice.id}>{children}</span> : <a {...link}>{children}</a>

/** Renders inline Markdown: links, bold, code. HTML is shown as text. Not for islands, which must not load the parser. */
export const Text = ({ children }: Props) =>
  compiler(children, {
    forceInline: true,
    wrapper: null,
    disableParsingRawHTML: true,
    // Addresses without link markup stay text.
    disableAutoLink: true,
    overrides: { a: TextLink },
  })
