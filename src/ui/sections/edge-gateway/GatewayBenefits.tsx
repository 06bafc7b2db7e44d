import type { LucideIcon } from 'lucide-react'
import {
  BatteryCharging,
  Database,
  Gauge,
  KeyRound,
  RefreshCw,
  Shield,
  Signal,
  ThermometerSun,
  Timer,
  Unplug,
  UserCheck,
  WifiOff,
} from 'lucide-react'
import type { PageContent } from '#src/content/page-schemas.ts'
import { truncate } from '#src/content/truncate.ts'
import { DetailDialog } from '../../base/DetailDialog.tsx'
import { Heading } from '../../base/Heading.tsx'
import { Icon } from '../../base/Icon.tsx'
import styles from './GatewayBenefits.module.css'
import { ReadMore } from './ReadMore.tsx'

type Props = PageContent<'edge-gateway'>['benefits']

/** The icons that the benefits of content/pages/edge-gateway.yaml name. */
const icons: Record<string, LucideIcon> = {
  'battery-charging': BatteryCharging,
  database: Database,
  gauge: Gauge,
  'key-round': KeyRound,
  'refresh-cw': RefreshCw,
  shield: Shield,
  signal: Signal,
  'thermometer-sun': ThermometerSun,
  timer: Timer,
  unplug: Unplug,
  'user-check': UserCheck,
  'wifi-off': WifiOff,
}

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
          {benefits.map(({ id, title, icon, text, isCut }) => (
            <li key={id} data-card>
              <Icon icon={iconOf(icon)} />
              <h3>{title}</h3>
              <p>{text}</p>
              {isCut && <ReadMore dialog={id} about={title} />}
            </li>
          ))}
        </ul>
      </div>
      {benefits
        .filter(({ isCut }) => isCut)
        .map(({ id, title, icon, description }) => (
          <DetailDialog key={id} id={id} title={title} mark={<Icon icon={iconOf(icon)} size="large" />}>
            <p className={styles['detail']}>{description}</p>
          </DetailDialog>
        ))}
    </section>
  )
}

/** @throws Error where the copy names an icon that is not listed above. */
function iconOf(name: string): LucideIcon {
  const icon = icons[name]
  if (!icon) throw new Error(`content/pages/edge-gateway.yaml names the icon "${name}", which GatewayBenefits does not know`)
  return icon
}
