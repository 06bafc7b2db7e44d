import type { ReactNode } from 'react'
import { Heading } from '../../base/Heading.tsx'
import styles from './WhyChooseUs.module.css'

type Props = { heading: { name: string; continuation?: string | undefined }; children?: ReactNode }

/** Why Choose Us: a heading over the cards that turn. */
export const WhyChooseUs = ({ heading, children }: Props) => (
  <section className="section" aria-labelledby="why-choose-us">
    <div className={`container ${styles['why']}`}>
      <Heading id="why-choose-us" {...heading} />
      {children}
    </div>
  </section>
)
