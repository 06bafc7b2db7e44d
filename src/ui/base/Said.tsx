import { Fragment, type ReactNode } from 'react'
import type { Sentence } from '#src/contracts/text/say.ts'

type Props<Slot extends string> = {
  children: Sentence<Slot>
  slots: Record<NoInfer<Slot>, ReactNode>
}

/** Renders a sentence with elements in its slots, such as a link. */
export function Said<Slot extends string>({ children, slots }: Props<Slot>) {
  const filled = new Map<string, ReactNode>(Object.entries(slots))
  // Every other part is the name of a slot. Spans, because programs that translate a page replace
  // bare texts between elements.
  return children.split(/\{(\w+)\}/).map((part, index) => {
    const name = `${index} ${part}`
    return index % 2 === 0 ? (
      part !== '' && <span key={name}>{part}</span>
    ) : (
      <Fragment key={name}>{filled.get(part) ?? `{${part}}`}</Fragment>
    )
  })
}
