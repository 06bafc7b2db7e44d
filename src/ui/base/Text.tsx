import { Fragment, type ReactNode } from 'react'
import { type MarkNode, readMarks } from '#src/contracts/content/marks.ts'

type Props = { children: string }

const draw = (node: MarkNode): ReactNode => {
  if (typeof node === 'string') return node
  if (node.kind === 'code') return <code>{node.text}</code>
  const words = drawAll(node.children)
  if (node.kind === 'bold') return <strong>{words}</strong>
  if (node.kind === 'italic') return <em>{words}</em>
  if (node.kind === 'quotation') return <q>{words}</q>
  return <a href={node.href}>{words}</a>
}

/**
 * Renders the marks of a text that a script may replace. Its bare texts are spans, because programs
 * that translate a page replace bare texts between elements.
 */
export const Spans = ({ children }: Props) =>
  readMarks(children).map((node, index) =>
    typeof node === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <span key={index}>{node}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <Fragment key={index}>{draw(node)}</Fragment>
    ),
  )

const drawAll = (nodes: readonly MarkNode[]) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
  nodes.map((node, index) => <Fragment key={index}>{draw(node)}</Fragment>)

/** Renders the marks of a text: links, bold, italics, quotations, code. HTML is shown as text. */
export const Text = ({ children }: Props) => drawAll(readMarks(children))
