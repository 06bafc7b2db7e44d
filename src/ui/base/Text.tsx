import { compiler } from 'markdown-to-jsx/react'
import type { ComponentProps } from 'react'
import { planningMark } from '#src/contracts/planning-mark.ts'
import { PlanningMark } from './PlanningMark.tsx'

type Props = { children: string }

/** A link of the copy; the sign of a planning value brings its words for a screen reader. */
const TextLink = ({ children, ...link }: ComponentProps<'a'>) =>
  link.href === planningMark.address ? <PlanningMark /> : <a {...link}>{children}</a>

/** Inline Markdown: links, bold, code; HTML is shown as text. For static sections only: the parser must not reach an island. */
export const Text = ({ children }: Props) =>
  compiler(children, {
    forceInline: true,
    wrapper: null,
    disableParsingRawHTML: true,
    // Copy writes its links out; an address in a sentence is text.
    disableAutoLink: true,
    overrides: { a: TextLink },
  })
