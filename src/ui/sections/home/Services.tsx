import { ArrowRight } from 'lucide-react'
import type { Service } from '#src/content/schema.ts'
import { ButtonLink } from '../../base/Button.tsx'
import { Icon } from '../../base/Icon.tsx'
import { SurveyPlan } from '../../diagrams/SurveyPlan.tsx'
import { CardLink } from '../CardLink.tsx'
import styles from './Services.module.css'

type Props = {
  heading: string
  lead: string
  /** Label of the button to /services. */
  more: string
  services: Service[]
}

/** Services shown on the home page at most (spec.md §9). */
const shown = 6

/**
 * Services cards as an index. A card's link is what tells the next page which card was pressed:
 * each service's page leaves its own card out of its list (spec.md §2 Home), with and without script.
 */
export const Services = ({ heading, lead, more, services }: Props) => (
  <section className="section white" aria-labelledby="services">
    <div className={`container grid ${styles['services']}`}>
      <div className={styles['side']}>
        <h2 id="services">{heading}</h2>
        <p>{lead}</p>
        <figure>
          <SurveyPlan />
          <figcaption className="label">
            Example of a survey drawing: the dashed way fails at the lift shaft, so the signal goes round it.
          </figcaption>
        </figure>
      </div>
      <div className={styles['cards']}>
        <ol className={styles['list']}>
          {services.slice(0, shown).map(({ id, title, text, href }) => (
            <li key={id}>
              <div className={styles['service']}>
                <span className="label" aria-hidden="true">
                  {id}
                </span>
                <h3>
                  <CardLink title={title} href={href} />
                </h3>
                <Icon icon={ArrowRight} />
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <ButtonLink href="/services" look="line">
          <span>
            {more}
            <span className="visually-hidden">{` ${heading.toLowerCase()}`}</span>
          </span>
        </ButtonLink>
      </div>
    </div>
  </section>
)
