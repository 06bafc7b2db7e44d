import { FileDown } from 'lucide-react'
import { site } from '#content/site.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { ButtonLink } from '../../base/Button.tsx'
import type { Fact } from '../../base/Facts.tsx'
import { Icon } from '../../base/Icon.tsx'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import styles from './GatewayHero.module.css'

type Props = {
  heading: string
  lead: string
  picture?: PictureData | undefined
  alt: string
  /** Label of the download. */
  button: string
  link: { label: string; href: string }
  facts: Fact[]
}

/** The gateway at night, its name, the first download and four key figures. */
export const GatewayHero = ({ heading, lead, picture, alt, button, link, facts }: Props) => (
  <section className={`night ${styles['hero']}`}>
    {picture && (
      <div className={styles['stage']}>
        <Picture picture={picture} alt={alt} sizes="(width < 720px) 128vw, (width < 1100px) 118vw, min(66vw, 1150px)" isPriority />
      </div>
    )}
    <div className={`container ${styles['content']}`}>
      <div className={styles['copy']}>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <div className={styles['actions']}>
          <ButtonLink href={site.technicalDocument} target="_blank">
            <Icon icon={FileDown} size="small" />
            <span>
              {button}
              <span className="visually-hidden"> (PDF, opens in a new tab)</span>
            </span>
          </ButtonLink>
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </div>
      </div>
      <dl className={styles['facts']}>
        {facts.map(({ label, value, unit }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd>
              {value}
              {unit && <small>{` ${unit}`}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
