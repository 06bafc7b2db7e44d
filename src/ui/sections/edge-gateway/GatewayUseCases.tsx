import type { PageContent } from '#src/content/page-schemas.ts'
import { Heading } from '../../base/Heading.tsx'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { Text } from '../../base/Text.tsx'
import styles from './GatewayUseCases.module.css'

type UseCases = PageContent<'edge-gateway'>['useCases']
type Props = Omit<UseCases, 'items'> & { items: (UseCases['items'][number] & { photograph?: PictureData | undefined })[] }

/** Four kinds of site, wide and narrow by turns (spec.md §3 gateway use case). */
export const GatewayUseCases = ({ heading, lead, items }: Props) => (
  <section className="section" id="use-cases">
    <div className="container">
      <div className={`grid ${styles['head']}`}>
        <Heading {...heading} />
        <p className="muted">
          <Text>{lead}</Text>
        </p>
      </div>
      <ul className={`grid ${styles['cases']}`}>
        {items.map(({ name, description, picture, photograph, benefits }) => (
          <li key={name}>
            {photograph && <Picture picture={photograph} alt={picture.alt} sizes="(width < 720px) 92vw, (width < 1100px) 46vw, 714px" />}
            <h3>{name}</h3>
            <p>
              <Text>{description}</Text>
            </p>
            <ul>
              {benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
