import type { z } from 'astro/zod'
import type { PageContent } from '#src/content/page-schemas.ts'
import type { offering } from '#src/content/schema.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { Heading } from '../../base/Heading.tsx'
import { NightTimeline } from '../../diagrams/NightTimeline.tsx'
import { SolutionsDiagram } from '../../diagrams/SolutionsDiagram.tsx'
import styles from './OurSolutions.module.css'

type Props = PageContent<'home'>['solutions'] & {
  /** The three featured offerings; two belong to sister companies. */
  offerings: z.infer<typeof offering>[]
}

/** Our Solutions, the page's night section: the gateway between field and cloud, one night of it, and the featured offerings. */
export const OurSolutions = ({ heading, lead, devices, destinations, night, offerings }: Props) => (
  <section className="section night" aria-labelledby="our-solutions">
    <div className="container">
      <div className={`grid ${styles['solutions']}`}>
        <Heading id="our-solutions" {...heading} />
        <p className="muted">{lead}</p>
        <figure className={styles['diagram']}>
          <SolutionsDiagram devices={devices} destinations={destinations} />
        </figure>
        <figure className={styles['night']}>
          <figcaption>
            <h3>{night.heading}</h3>
            <span className="label">{night.note}</span>
          </figcaption>
          <NightTimeline />
        </figure>
      </div>
      <ul className={`grid ${styles['offerings']}`}>
        {offerings.map(({ title, text, href, buttonTitle }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <ArrowLink href={href} isCover>
              {buttonTitle}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
