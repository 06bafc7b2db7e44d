import { ArrowLink } from '../base/ArrowLink.tsx'
import { Disclosure } from '../base/Disclosure.tsx'
import { Text } from '../base/Text.tsx'
import { Section } from './Section.tsx'
import type { SectionHeadProps } from './SectionHead.tsx'

type Props = {
  heading: SectionHeadProps['heading']
  /** Question and answer. */
  items: { title: string; text: string }[]
  /** To all of them; none on the page that shows all. */
  all?: { label: string; href: string } | undefined
}

/** What buyers ask first, where they ask it: folded, one open at a time, since the page has its own matter. */
export const BuyerQuestions = ({ heading, items, all }: Props) => (
  <Section layout="split" heading={heading} id="before-you-buy">
    <div data-ruled>
      {items.map(({ title, text }) => (
        <Disclosure key={title} name="before-you-buy" summary={<h3>{title}</h3>}>
          <p className="muted">
            <Text>{text}</Text>
          </p>
        </Disclosure>
      ))}
    </div>
    {all && <ArrowLink href={all.href}>{all.label}</ArrowLink>}
  </Section>
)
