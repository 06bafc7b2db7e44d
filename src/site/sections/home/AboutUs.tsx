import type { ReactNode } from 'react'
import type { PageContent } from '#src/content/collections/page-schemas.ts'
import { site } from '#src/content/settings/site.ts'
import { labelled } from '#src/content/words/punctuation.ts'
import { languageName } from '#src/contracts/formats.ts'
import { ArrowLink } from '../../../ui/base/ArrowLink.tsx'
import { Facts } from '../../../ui/base/Facts.tsx'
import { Paragraph } from '../../../ui/base/Paragraph.tsx'
import { Statement } from '../Statement.tsx'
import styles from './AboutUs.module.css'

type Props = PageContent<'home'>['about'] & {
  children: ReactNode
}

export const AboutUs = ({ heading, statement, price, paragraph, link, facts, children }: Props) => {
  const { word } = site()
  return (
    <section className="section white" aria-labelledby="about-us">
      <div className={`container grid ${styles['about']}`}>
        <h2 id="about-us" className="small-heading">
          {heading}
        </h2>
        <div className={styles['statement']}>
          <Statement {...statement} />
        </div>
        {children && <div className={styles['figure']}>{children}</div>}
        {price && <Paragraph className={styles['price']}>{price.text}</Paragraph>}
        {word && <Word {...word} />}
        <div className={styles['more']}>
          <Paragraph>{paragraph}</Paragraph>
          {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
        </div>
        <div className={styles['facts']} data-wide>
          <Facts facts={facts} />
        </div>
      </div>
    </section>
  )
}

type WordProps = { text: string; language: string; meaning: string }

/**
 * The word behind the name. Manrope has no combining grave, so CSS draws the low tone on letters
 * without an accented form.
 */
const Word = ({ text, language, meaning }: WordProps) => {
  const letters = text.normalize('NFC').match(/.\p{M}*/gu) ?? []
  return (
    <p className={styles['word']} data-wide>
      <b lang={language}>
        <span className="visually-hidden">{text}</span>
        <span aria-hidden="true">
          {letters.map((letter, index) =>
            letter.endsWith('\u0300') ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: letters of one word never change places
              <span key={index} className={styles['low']}>
                {letter.slice(0, -1)}
              </span>
            ) : (
              letter
            ),
          )}
        </span>
      </b>
      <span className="label">{labelled(languageName(language, site().locale), meaning)}</span>
    </p>
  )
}
