import type { PageContent } from '#src/content/collections/page-schemas.ts'
import { truncate } from '#src/content/truncate.ts'
import { words } from '#src/content/words/words.ts'
import { DetailDialog } from '../../../ui/base/DetailDialog.tsx'
import { Icon } from '../../../ui/base/Icon.tsx'
import { benefitIcons } from '../../drawings/cards/benefit-icons.ts'
import { CardList } from '../cards/CardList.tsx'
import { Section } from '../Section.tsx'

type Props = PageContent<'edge-gateway'>['benefits']

/**
 * Benefits in six columns. Descriptions of more than ten words are cut, and a dialog has the full
 * text (spec.md §2 Edge Gateway, §9).
 */
export const GatewayBenefits = ({ heading, items }: Props) => {
  const benefits = items.map((item, index) => ({
    ...item,
    ...truncate(item.description),
    id: `benefit-${index + 1}`,
  }))
  return (
    <Section id="benefits" heading={heading}>
      <CardList
        layout="divided"
        columns={6}
        size="subtitle"
        isCompact
        items={benefits.map(({ id, title, text, drawing, isCut }) => ({
          title,
          text,
          visual: <Icon icon={benefitIcons[drawing]} />,
          dialog: isCut ? id : undefined,
        }))}
      />
      {benefits.map(
        ({ id, title, description, drawing, isCut }) =>
          isCut && (
            <DetailDialog
              key={id}
              id={id}
              title={title}
              close={words().site.close}
              mark={<Icon icon={benefitIcons[drawing]} size="large" />}
            >
              <p className="muted">{description}</p>
            </DetailDialog>
          ),
      )}
    </Section>
  )
}
