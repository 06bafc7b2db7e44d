import type { PageContent } from '#src/content/page-schemas.ts'
import { Heading } from '../../base/Heading.tsx'
import { Text } from '../../base/Text.tsx'
import { GatewayArchitecture } from '../../diagrams/gateway/GatewayArchitecture.tsx'
import { StoreAndForward } from '../../diagrams/gateway/StoreAndForward.tsx'
import styles from './GatewayArchitectureSection.module.css'

type Props = PageContent<'edge-gateway'>['architecture']

/** How a reading travels, and one night in which the last stretch of its road was missing. */
export const GatewayArchitectureSection = ({ heading, lead, night }: Props) => (
  <section className="section" id="architecture">
    <div className="container">
      <div className={`grid ${styles['head']}`}>
        <Heading {...heading} />
        <p className="muted">
          <Text>{lead}</Text>
        </p>
      </div>
      <GatewayArchitecture />
      <div className={`grid ${styles['head']} ${styles['night']}`}>
        <h3>{night.heading}</h3>
        <p className="muted">
          <Text>{night.lead}</Text>
        </p>
      </div>
      <StoreAndForward />
    </div>
  </section>
)
