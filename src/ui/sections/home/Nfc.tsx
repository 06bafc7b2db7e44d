import type { PageContent } from '#src/content/page-schemas.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { Facts } from '../../base/Facts.tsx'
import { Heading } from '../../base/Heading.tsx'
import { NfcTap } from '../../diagrams/NfcTap.tsx'
import styles from './Nfc.module.css'

/** NFC: the drawing of a tap, and what a tag is in four rows. */
export const Nfc = ({ heading, lead, caption, facts, link }: PageContent<'home'>['nfc']) => (
  <section className="section white" aria-labelledby="nfc">
    <div className={`container grid ${styles['nfc']}`}>
      <figure>
        <NfcTap />
        <figcaption className="label">{caption}</figcaption>
      </figure>
      <div className={styles['text']}>
        <Heading id="nfc" {...heading} />
        <p className="muted">{lead}</p>
        <Facts facts={facts} />
        <ArrowLink href={link.href}>{link.label}</ArrowLink>
      </div>
    </div>
  </section>
)
