import { renderToStaticMarkup } from 'react-dom/server'
import { mailLogo } from '#src/contracts/content/mail-logo.ts'
import { addressInLine, type PostalAddress } from '#src/contracts/place/postal-address.ts'
import { isolateRuns, isRightToLeft } from '#src/contracts/text/direction.ts'
import { type Sentence, say } from '#src/contracts/text/say.ts'
import { type ArticlePart, ArticlePartView, articlePartText, pictureId } from './ArticleParts.tsx'
import { EmailLayout, type Envelope } from './EmailLayout.tsx'
import {
  EmailButton,
  EmailFacts,
  EmailLinks,
  EmailParagraph,
  EmailTable,
  Quote,
} from './EmailParts.tsx'
import { BrandOfMail, LanguageOfMail, type MailBrand } from './looks.ts'

export type EmailFact = [name: string, value: string]
export type EmailPart =
  | { text: string }
  | { facts: EmailFact[] }
  /** Text written by a visitor, quoted line by line. */
  | { label: string; quote: string }
  | { link: string; label: string }
  | { links: { label: string; href: string }[] }
  /** With a caption, its cells are texts, which begin at the left. */
  | { caption?: string; columns: string[]; rows: string[][]; sums: [name: string, value: string][] }
  | ArticlePart

export type EmailContent = Envelope & {
  heading: string
  /** First line of the plain text instead of the heading. If it is empty, neither is written. */
  greeting?: string | undefined
  parts: EmailPart[]
  /** Where the HTML finds a picture; by default it comes with the mail. */
  pictureAt?: ((name: string) => string) | undefined
  site: { name: string; address: PostalAddress }
  brand: MailBrand
  /** How the text writes a name and its value; by default as English does. */
  labelled?: Sentence<'label' | 'value'> | undefined
}

const inEnglish: Sentence<'label' | 'value'> = '{label}: {value}'

function asText(part: EmailPart, labelled: (label: string, value: string) => string): string {
  const above = (label: string, text: string) => `${labelled(label, '').trimEnd()}\n${text}`
  if ('text' in part) return part.text
  if ('facts' in part) return part.facts.map(([name, value]) => labelled(name, value)).join('\n')
  if ('quote' in part) return above(part.label, part.quote)
  if ('columns' in part)
    return [
      ...(part.caption ? [part.caption] : []),
      part.columns.join(' | '),
      ...part.rows.map((row) => row.join(' | ')),
      ...part.sums.map(([name, value]) => labelled(name, value)),
    ].join('\n')
  if ('links' in part) return part.links.map(({ label, href }) => labelled(label, href)).join('\n')
  if ('link' in part) return above(part.label, part.link)
  return articlePartText(part)
}

type PartProps = { part: EmailPart; pictureAt: (name: string) => string }
function PartView({ part, pictureAt }: PartProps) {
  if ('text' in part) return <EmailParagraph>{part.text}</EmailParagraph>
  if ('facts' in part) return <EmailFacts rows={part.facts} />
  if ('quote' in part) return <Quote label={part.label}>{part.quote}</Quote>
  if ('columns' in part) return <EmailTable {...part} />
  if ('links' in part) return <EmailLinks links={part.links} />
  if ('link' in part) return <EmailButton href={part.link} label={part.label} />
  return <ArticlePartView part={part} pictureAt={pictureAt} />
}

/** Isolates what is read from left to right in the texts of a part; addresses of links stay. */
function isolatePart(part: EmailPart): EmailPart {
  const { caption } = 'columns' in part ? part : {}
  if ('text' in part) return { text: isolateLines(part.text) }
  if ('facts' in part)
    return { facts: part.facts.map(([name, value]) => [isolateRuns(name), isolateLines(value)]) }
  if ('quote' in part) return { ...part, label: isolateRuns(part.label) }
  if ('columns' in part)
    return {
      ...(caption !== undefined && { caption: isolateRuns(caption) }),
      columns: part.columns.map(isolateRuns),
      rows: part.rows.map((row) => row.map(isolateRuns)),
      sums: part.sums.map(([name, value]) => [isolateRuns(name), isolateRuns(value)]),
    }
  if ('links' in part)
    return { links: part.links.map((link) => ({ ...link, label: isolateRuns(link.label) })) }
  return 'link' in part ? { ...part, label: isolateRuns(part.label) } : part
}

const isAddress = /^\s*(?:https?:|mailto:)\S+\s*$/
/** An isolate ends with its line. A mail program makes links of addresses, which stay bare. */
const isolateLines = (text: string) =>
  text
    .split('\n')
    .map((line) => (isAddress.test(line) ? line : isolateRuns(line)))
    .join('\n')

/**
 * Renders a mail as text, and as HTML that fetches nothing, so that its opening cannot be tracked.
 * @returns multipart/alternative bodies
 */
export function renderEmail({
  heading: writtenHeading,
  greeting: writtenGreeting,
  parts: writtenParts,
  pictureAt = (name) => `cid:${pictureId(name)}`,
  site,
  brand,
  labelled = inEnglish,
  ...envelope
}: EmailContent): { text: string; html: string } {
  const isIsolated = isRightToLeft(envelope.lang ?? 'en')
  const isolated = isIsolated ? isolateRuns : String
  const parts = isIsolated ? writtenParts.map(isolatePart) : writtenParts
  const heading = isolated(writtenHeading)
  const greeting = writtenGreeting && isolated(writtenGreeting)
  const address = isolated(addressInLine(site.address))
  const { opening } = envelope
  const text = [
    opening,
    greeting ?? heading,
    ...parts.map((part) => asText(part, (label, value) => say(labelled, { label, value }))),
    `${site.name}\n${address}`,
  ]
    .filter(Boolean)
    .join('\n\n')
  const html = renderToStaticMarkup(
    <BrandOfMail value={brand}>
      <LanguageOfMail value={envelope.lang ?? 'en'}>
        <EmailLayout
          envelope={envelope}
          company={site.name}
          heading={heading}
          address={address}
          logo={pictureAt(mailLogo)}
        >
          {parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts may be alike, and their order stays
            <PartView key={at} part={part} pictureAt={pictureAt} />
          ))}
        </EmailLayout>
      </LanguageOfMail>
    </BrandOfMail>,
  )
  return { text, html: `<!doctype html>\n${html}\n` }
}
