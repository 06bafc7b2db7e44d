import type { PageContent } from '#src/content/page-schemas.ts'
import { truncate } from '#src/content/truncate.ts'
import { DetailDialog } from '../../base/DetailDialog.tsx'
import { Heading } from '../../base/Heading.tsx'
import { Icon } from '../../base/Icon.tsx'
import { benefitIcons } from '../../diagrams/cards/benefit-icons.ts'
import styles from './GatewayBenefits.module.css'
import { ReadMore } from './ReadMore.tsx'

type Props = PageContent<'edge-gateway'>['benefits']

/** Benefits in six columns; a description over ten words is cut and opens in full (spec.md §2 Edge Gateway, §9). */
export const GatewayBenefits = ({ heading, items }: Props) => {
  const benefits = items.map((item, index) => ({ ...item, id: `benefit-${index + 1}`, ...truncate(item.description) }))
  return (
    <section className="section white" id="benefits">
      <div className="container">
        <div className={styles['head']}>
          <Heading {...heading} />
        </div>
        <ul className={styles['benefits']}>
          {benefits.map(({ id, title, drawing, text, isCut }) => (
            <li key={id} data-card>
              <Icon icon={benefitIcons[drawing]} />
              <h3>{title}</h3>
              <p>{text}</p>
              {isCut && <ReadMore dialog={id} about={title} />}
            </li>
          ))}
        </ul>
      </div>
      {benefits
        .filter(({ isCut }) => isCut)
        .map(({ id, title, drawing, description }) => (
          <DetailDialog key={id} id={id} title={title} mark={<Icon icon={benefitIcons[drawing]} size="large" />}>
            <p className={styles['detail']}>{description}</p>
          </DetailDialog>
        ))}
    </section>
  )
}
