import { ArrowRight } from 'lucide-react'
import { phases, type Service } from '#src/content/schema.ts'
import { Heading } from '../../base/Heading.tsx'
import { Icon } from '../../base/Icon.tsx'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { Text } from '../../base/Text.tsx'
import { CardLink } from '../CardLink.tsx'
import styles from './ServiceList.module.css'

type PicturedService = Omit<Service, 'picture'> & { picture: PictureData | undefined; alt: string }
type Props = { heading: { name: string; continuation?: string | undefined }; services: PicturedService[] }

/** The services with their pictures; at the right of each, the stretch of a site's life it belongs to, every time with its names. */
export const ServiceList = ({ heading, services }: Props) => (
  <section className="section">
    <div className="container">
      <div className={styles['head']}>
        <Heading {...heading} />
      </div>
      <ul className={styles['list']}>
        {services.map(({ id, title, text, href, phases: ordered, fact, picture, alt }) => (
          <li key={id} className="grid" data-card>
            <div className={styles['picture']}>
              {picture && <Picture picture={picture} alt={alt} sizes="(width < 720px) 120px, (width < 1100px) 30vw, 390px" />}
            </div>
            <div className={styles['what']}>
              <h3>
                <CardLink title={title} href={href} /> <Icon icon={ArrowRight} size="small" />
              </h3>
              <p className="muted">
                <Text>{text}</Text>
              </p>
            </div>
            <div className={styles['side']}>
              <Span ordered={ordered} />
              <span className="label">{fact}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

const Span = ({ ordered }: { ordered: Service['phases'] }) => (
  <div className={styles['span']} role="img" aria-label={`Ordered to ${ordered.join(' and ')}`}>
    {phases.map((phase) => (
      <i key={phase} data-phase={phase} data-on={ordered.includes(phase) || undefined} />
    ))}
  </div>
)
