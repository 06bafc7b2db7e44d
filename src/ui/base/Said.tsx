import { Fragment, type ReactNode } from 'react'
import { partsOf } from '#src/contracts/text/braces.ts'
import type { Sentence } from '#src/contracts/text/say.ts'

type Props<Slot extends string> = {
  children: Sentence<Slot>
  slots: Record<NoInfer<Slot>, ReactNode>
}

/** Renders a sentence with elements in its slots, such as a link. */
export function Said<Slot extends string>({ children, slots }: Props<Slot>) {
  const filled = new Map<string, ReactNode>(Object.entries(slots))
  return partsOf(children).map((part, index) => {
    // Spans, because programs that translate a page replace bare texts between elements.
    if (typeof part === 'string') return part !== '' && <span key={`${index} ${part}`}>{part}</span>
    const { name, written } = part
    return <Fragment key={`${index} ${name}`}>{filled.get(name) ?? written}</Fragment>
  })
}
