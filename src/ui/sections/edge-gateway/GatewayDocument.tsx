import { FileDown } from 'lucide-react'
import { site } from '#content/site.ts'
import { ButtonLink } from '../../base/Button.tsx'
import { Heading } from '../../base/Heading.tsx'
import { Icon } from '../../base/Icon.tsx'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { Logo } from '../../brand/Logo.tsx'
import { pageOfChapter } from '../document/page-of-chapter.ts'
import styles from './GatewayDocument.module.css'

type Props = {
  heading: { name: string; continuation?: string | undefined }
  lead: string
  button: string
  contents: string[]
  /** What stands on the cover of the printed document. */
  cover: { title: string; subtitle: string; edition: string; picture?: PictureData | undefined }
}

/** The second download: the document as it is printed, contents with their pages, button (spec.md §2 Edge Gateway). */
export const GatewayDocument = ({ heading, lead, button, contents, cover }: Props) => (
  <section className="section" id="document">
    <div className={`container grid ${styles['document']}`}>
      <div className={styles['cover']} aria-hidden="true">
        <div className={styles['pages']}>
          <div className={`night ${styles['sheet']}`}>
            <Logo />
            {cover.picture && <Picture picture={cover.picture} alt="" sizes="(width < 720px) 80vw, 410px" />}
            <b>
              {cover.title}
              <span className="muted">{cover.subtitle}</span>
            </b>
            <span className="label">{cover.edition}</span>
          </div>
        </div>
      </div>
      <div className={styles['text']}>
        <Heading {...heading} />
        <p className="lead muted">{lead}</p>
        <ol className="tabular">
          {contents.map((chapter) => (
            <li key={chapter}>
              <span>{chapter}</span>
              <span className="muted">
                <span className="visually-hidden">page </span>
                {pageOfChapter(contents, chapter)}
              </span>
            </li>
          ))}
        </ol>
        <div className={styles['actions']}>
          <ButtonLink href={site.technicalDocument} target="_blank">
            <Icon icon={FileDown} size="small" />
            {button}
          </ButtonLink>
          <span className="muted">PDF, opens in a new tab</span>
        </div>
      </div>
    </div>
  </section>
)
