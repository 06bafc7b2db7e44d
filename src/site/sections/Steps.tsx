import type { ComponentProps } from 'react'
import { type CardItem, CardList } from './cards/CardList.tsx'
import { Section } from './Section.tsx'

type Props = { items: CardItem[] } & Pick<
  ComponentProps<typeof Section>,
  'heading' | 'headingId' | 'lead' | 'ground'
>

/** Numbered steps in a row, joined by a line. */
export const Steps = ({ items, ...section }: Props) => (
  <Section {...section}>
    <CardList
      layout="tiles"
      columns={items.length % 3 === 0 ? 3 : items.length === 1 ? 1 : items.length % 4 === 0 ? 4 : 2}
      size="large"
      items={items}
      isNumbered
      isRoute
    />
  </Section>
)
