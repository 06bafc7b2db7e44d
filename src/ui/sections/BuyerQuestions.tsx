import { CardList } from './CardList.tsx'
import { Section } from './Section.tsx'
import type { SectionHeadProps } from './SectionHead.tsx'

type Props = {
  heading: SectionHeadProps['heading']
  /** Question and answer. */
  items: { title: string; text: string }[]
}

/** What buyers ask first, where they ask it. */
export const BuyerQuestions = ({ heading, items }: Props) => (
  <Section layout="split" heading={heading}>
    <CardList layout="ruled" columns={1} items={items} />
  </Section>
)
