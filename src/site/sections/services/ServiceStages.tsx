import { ArrowRight } from 'lucide-react'
import type { PageContent } from '#src/content/collections/page-schemas.ts'
import { type Catalogue, phases } from '#src/content/schemas/list-schemas.ts'
import { ButtonLink } from '../../../ui/base/Button.tsx'
import { Icon } from '../../../ui/base/Icon.tsx'
import { Paragraph } from '../../../ui/base/Paragraph.tsx'
import { LineArt } from '../../drawings/line-art/LineArt.tsx'
import styles from './ServiceStages.module.css'

type Props = {
  stages: PageContent<'services'>['services']['stages']
  services: Catalogue['services']
  /** Stands where the grid has room, for visitors who find no service. */
  callToAction: PageContent<'services'>['callToAction']
}

/** Index of the first stage of a service, and the number of stages until its last one. */
function span({ phases: ordered }: Catalogue['services'][number]) {
  const places = ordered.map((phase) => phases.indexOf(phase))
  const [first, last] = [Math.min(...places), Math.max(...places)]
  return { first, stages: last - first + 1 }
}

/**
 * The services below the stages of a site in which they are ordered, each as wide as its stages. On
 * a phone each service names its stages too, and a bar shows them.
 */
export const ServiceStages = ({ stages, services, callToAction }: Props) => {
  const placed = services
    .map((service) => ({ ...service, ...span(service) }))
    .toSorted((one, other) => one.first - other.first || one.stages - other.stages)
  return (
    <>
      <ol className={styles['stages']}>
        {stages.map(({ title, text, drawing }) => (
          <li key={title}>
            <LineArt name={drawing} />
            <p>
              <b>{title}</b> <span className="muted">{text}</span>
            </p>
          </li>
        ))}
      </ol>
      <ul className={styles['services']}>
        {placed.map(({ id, title, text, href, first, stages: length }) => (
          <li key={id} data-card data-first={first + 1} data-stages={length}>
            <p className={`label ${styles['when']}`}>
              {stages
                .slice(first, first + length)
                .map((stage) => stage.title)
                .join(', ')}
            </p>
            <h3>
              <a href={href} className="covers">
                {title}
              </a>
              <Icon icon={ArrowRight} size="small" />
            </h3>
            <Paragraph className="muted">{text}</Paragraph>
          </li>
        ))}
        <li className={styles['rest']}>
          <h3>{callToAction.heading}</h3>
          <Paragraph className="muted">{callToAction.text}</Paragraph>
          <ButtonLink href={callToAction.action.href}>{callToAction.action.label}</ButtonLink>
        </li>
      </ul>
    </>
  )
}
