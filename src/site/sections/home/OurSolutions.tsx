import type { z } from 'astro/zod'
import type { PageContent } from '#src/content/collections/page-schemas.ts'
import type { offering } from '#src/content/schemas/list-schemas.ts'
import { ArrowLink } from '../../../ui/base/ArrowLink.tsx'
import { SolutionsDiagram } from '../../drawings/SolutionsDiagram.tsx'
import { CardList } from '../cards/CardList.tsx'
import { Section } from '../Section.tsx'
import styles from './OurSolutions.module.css'

type Props = PageContent<'home'>['solutions'] & {
  offerings: z.infer<typeof offering>[]
}

export const OurSolutions = ({ heading, lead, devices, destinations, offerings }: Props) => (
  <Section ground="night" heading={heading} headingId="our-solutions" lead={lead}>
    <div className={styles['drawings']} data-wide>
      <SolutionsDiagram devices={devices} destinations={destinations} />
    </div>
    <CardList
      layout="divided"
      columns={3}
      items={offerings.map(({ title, text, href, buttonTitle }) => ({
        title,
        text,
        children: (
          <ArrowLink href={href} isCover>
            {buttonTitle}
          </ArrowLink>
        ),
      }))}
    />
  </Section>
)
