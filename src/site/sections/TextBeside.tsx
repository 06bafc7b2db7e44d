import type { ComponentProps, ReactNode } from 'react'
import { ArrowLink } from '../../ui/base/ArrowLink.tsx'
import { type Fact, Facts } from '../../ui/base/Facts.tsx'
import { Heading, type HeadingText } from '../../ui/base/Heading.tsx'
import { Paragraph } from '../../ui/base/Paragraph.tsx'
import { MediaSplit } from './MediaSplit.tsx'
import { Section } from './Section.tsx'

type Props = {
  heading: HeadingText
  text: string
  facts?: readonly Fact[] | undefined
  link?: { label: string; href: string } | undefined
  media?: ReactNode
  /** Whether a phone shows only the words, on a page that is long. */
  isShort?: boolean
} & Pick<ComponentProps<typeof Section>, 'headingId' | 'ground'> &
  Pick<ComponentProps<typeof MediaSplit>, 'mediaAt'>

/** A text beside a picture or a drawing; without one, its heading stands beside the text. */
export const TextBeside = ({
  heading,
  text,
  facts = [],
  link,
  media,
  mediaAt = 'start',
  isShort = false,
  headingId,
  ground,
}: Props) => {
  const section = { headingId, ...(ground && { ground }) }
  const more = (
    <>
      {facts.length > 0 && (
        <div data-wide={isShort || undefined}>
          <Facts facts={[...facts]} />
        </div>
      )}
      {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
    </>
  )
  return media ? (
    <Section {...section}>
      <MediaSplit mediaAt={mediaAt} media={<div data-wide={isShort || undefined}>{media}</div>}>
        <Heading {...heading} {...(headingId && { id: headingId })} />
        <Paragraph className="muted">{text}</Paragraph>
        {more}
      </MediaSplit>
    </Section>
  ) : (
    <Section {...section} layout="split" heading={heading}>
      <Paragraph className="lead">{text}</Paragraph>
      {more}
    </Section>
  )
}
