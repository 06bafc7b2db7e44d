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

/** One part of a text, with its marks. */
export const Marked = ({ node }: { node: MarkNode }) => draw(node)

const drawAll = (nodes: readonly MarkNode[]) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
  nodes.map((node, index) => <Fragment key={index}>{draw(node)}</Fragment>)

/** Renders the marks of a text: links, bold, italics, quotations, code. HTML is shown as text. */
export const Text = ({ children }: Props) => drawAll(readMarks(children))
