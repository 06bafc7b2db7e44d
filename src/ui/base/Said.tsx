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
    const key = `${index} ${typeof part === 'string' ? part : part.name}`
    // Spans, because programs that translate a page replace bare texts between elements.
    if (typeof part === 'string') return part !== '' && <span key={key}>{part}</span>
    return <Fragment key={key}>{filled.get(part.name) ?? part.written}</Fragment>
  })
}
