import type { ReactNode } from 'react'
import { termsAddress } from '#src/content/addresses/address-of.ts'
import type { NamedFreePage } from '#src/content/free-pages.ts'
import type { TextDrawingName } from '#src/content/schemas/drawings.ts'
import { words } from '#src/content/words/words.ts'
import { DownloadLink } from '../../../ui/base/DownloadLink.tsx'
import { Paragraph } from '../../../ui/base/Paragraph.tsx'
import type { Photograph } from '../../../ui/base/Picture.tsx'
import { Logo } from '../../../ui/brand/Logo.tsx'
import { BlockView } from '../reading/ReadingText.tsx'
import styles from './Specimen.module.css'

type Props = {
  page: NamedFreePage & { specimen: NonNullable<NamedFreePage['specimen']> }
  drawDiagram: (name: TextDrawingName) => ReactNode
  photographs: Record<string, Photograph>
}

/** A document that customers get: its PDF, and the sheet itself beside a short text. */
export const Specimen = ({ page, ...drawings }: Props) => {
  const { name, heading, lead, specimen, parts } = page
  const sections = parts.flatMap((part) => ('text' in part ? part.text.sections : []))
  return (
    <div className={styles['specimen']}>
      <div className={`container grid ${styles['beside']}`}>
        <header>
          <h1>{heading}</h1>
          <Paragraph className="lead">{lead}</Paragraph>
          <DownloadLink href={termsAddress(name)} hint={words().site.opensPdf}>
            {specimen.link}
          </DownloadLink>
          <p className="muted">{specimen.note}</p>
        </header>
        <div className={styles['sheet']} data-scheme="light" data-stamp={specimen.word}>
          <div className={styles['letterhead']} aria-hidden="true">
            <Logo />
            <span>{heading}</span>
          </div>
          {sections.map(({ id, heading: title, blocks }) => (
            <section key={id}>
              <h2 id={id}>{title}</h2>
              {blocks.map((block) => (
                <BlockView key={JSON.stringify(block).slice(0, 80)} block={block} {...drawings} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
