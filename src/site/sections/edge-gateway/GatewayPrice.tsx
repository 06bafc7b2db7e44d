import type { PageContent } from '#src/content/collections/page-schemas.ts'
import { Disclosure } from '../../../ui/base/Disclosure.tsx'
import { Paragraph } from '../../../ui/base/Paragraph.tsx'
import { DefinitionList } from '../DefinitionList.tsx'
import { Section } from '../Section.tsx'
import styles from './GatewayPrice.module.css'

export const GatewayPrice = ({ heading, items, folded }: PageContent<'edge-gateway'>['price']) => (
  <Section id="price" layout="split" heading={heading}>
    <DefinitionList items={items} />
    <div className={styles['folded']}>
      {folded.map(({ title, text }) => (
        <Disclosure key={title} summary={<h3>{title}</h3>}>
          <Paragraph className="muted">{text}</Paragraph>
        </Disclosure>
      ))}
    </div>
  </Section>
)
