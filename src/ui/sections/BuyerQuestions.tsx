import { ArrowLink } from '../base/ArrowLink.tsx'
import { Disclosure } from '../base/Disclosure.tsx'
import { Text } from '../base/Text.tsx'
import styles from './BuyerQuestions.module.css'
import { Day } from './Day.tsx'
import { Section } from './Section.tsx'
import type { SectionHeadProps } from './SectionHead.tsx'

type Link = { label: string; href: string }
type Props = {
  heading: SectionHeadProps['heading']
  /** `owner`: where the answer is told in full; `checkedOn`: ISO 8601. */
  items: { id: string; question: string; answer: string; owner: Link; checkedOn: string }[]
  /** To all of them. */
  all: Link
  /** Before the day on which an answer was checked. */
  checked: string
}

/** What buyers ask first, where they ask it: folded, one open at a time, since the page has its own matter. */
export const BuyerQuestions = ({ heading, items, all, checked }: Props) => (
  <Section layout="split" heading={heading} id="before-you-buy">
    <div data-ruled>
      {items.map(({ id, question, answer, owner, checkedOn }) => (
        <Disclosure key={id} name="before-you-buy" summary={<h3>{question}</h3>}>
          <p className="muted">
            <Text>{answer}</Text>
          </p>
          <p className={styles['owner']}>
            <ArrowLink href={owner.href}>{owner.label}</ArrowLink>
            <span className="label">
              {`${checked} `}
              <Day date={checkedOn} />
            </span>
          </p>
        </Disclosure>
      ))}
    </div>
    <ArrowLink href={all.href}>{all.label}</ArrowLink>
  </Section>
)
