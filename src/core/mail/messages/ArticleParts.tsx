import type { CSSProperties } from 'react'
import type { MarkNode } from '#src/contracts/content/marks.ts'
import { mailType, useLooks, width } from './looks.ts'

type Prose = readonly MarkNode[]
type EmailItem = { prose: Prose; below?: readonly Prose[] }
/** Parts of an article. `picture`: its name. */
export type ArticlePart =
  | { title: string }
  | { prose: Prose; isQuiet?: boolean }
  | { items: readonly EmailItem[]; isNumbered: boolean }
  | { picture: string; alt: string }

/** Content-ID of a picture that comes with a mail (RFC 2392). */
export const pictureId = (name: string): string => `${name.replaceAll('/', '.')}@picture`

const Mark = ({ of }: { of: MarkNode }) => {
  const { light } = useLooks()
  if (typeof of === 'string') return of
  if (of.kind === 'code') return <code>{of.text}</code>
  const words = <Marked of={of.children} />
  if (of.kind === 'bold') return <b>{words}</b>
  if (of.kind === 'italic') return <i>{words}</i>
  // Mail programs write no quotation marks around <q>.
  if (of.kind === 'quotation') return <>“{words}”</>
  return (
    <a className="ink" href={of.href} style={{ color: light.ink }}>
      {words}
    </a>
  )
}
// biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
const Marked = ({ of }: { of: Prose }) => of.map((node, at) => <Mark key={at} of={node} />)

const Items = ({ of, isNumbered }: { of: readonly EmailItem[]; isNumbered: boolean }) => {
  const List = isNumbered ? 'ol' : 'ul'
  const { text, padding } = useLooks()
  return (
    <List
      className="ink"
      style={{ ...text, margin: '0 0 16px', padding: padding('0', '0', '0', '22px') }}
    >
      {of.map(({ prose, below = [] }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items may be alike, and their order stays
        <li key={at} style={{ margin: '0 0 8px' }}>
          <Marked of={prose} />
          {below.length > 0 && (
            <Items of={below.map((one) => ({ prose: one }))} isNumbered={false} />
          )}
        </li>
      ))}
    </List>
  )
}

type Props = { part: ArticlePart; pictureAt: (name: string) => string }

/** A picture has a description for those who do not see it; the text is complete without it. */
export const ArticlePartView = ({ part, pictureAt }: Props) => {
  const { text, light } = useLooks()
  const picture: CSSProperties = { ...text, display: 'block', width: '100%', height: 'auto' }
  if ('title' in part)
    return (
      <h2 className="ink" style={{ ...text, margin: '36px 0 12px', fontSize: mailType.subtitle }}>
        {part.title}
      </h2>
    )
  if ('items' in part) return <Items of={part.items} isNumbered={part.isNumbered} />
  if ('picture' in part)
    return (
      <img
        className="muted"
        src={pictureAt(part.picture)}
        alt={part.alt}
        width={width - 82}
        fetchPriority="low"
        style={{ ...picture, margin: '0 0 12px', borderRadius: 8 }}
      />
    )
  const quiet = part.isQuiet && { color: light.muted, fontSize: mailType.small }
  return (
    <p className={part.isQuiet ? 'muted' : 'ink'} style={{ ...text, margin: '0 0 16px', ...quiet }}>
      <Marked of={part.prose} />
    </p>
  )
}

/** The words of a text, with the address of each link behind them. */
const wordsOf = (nodes: Prose): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.kind === 'code') return node.text
      const words = wordsOf(node.children)
      if (node.kind === 'quotation') return `“${words}”`
      return node.kind === 'link' ? `${words} (${node.href})` : words
    })
    .join('')

export function articlePartText(part: ArticlePart): string {
  if ('title' in part) return `${part.title}\n${'-'.repeat(Math.min(part.title.length, 72))}`
  if ('prose' in part) return wordsOf(part.prose)
  if ('picture' in part) return `[${part.alt}]`
  return part.items
    .flatMap(({ prose, below = [] }, at) => [
      `${part.isNumbered ? `${at + 1}.` : '-'} ${wordsOf(prose)}`,
      ...below.map((one) => `   - ${wordsOf(one)}`),
    ])
    .join('\n')
}
