import type { ReactNode } from 'react'
import type { Card } from '#src/content/schema.ts'
import { Heading } from '../../base/Heading.tsx'
import { Text } from '../../base/Text.tsx'
import { Building } from '../../diagrams/street/Building.tsx'
import { CardLink } from '../CardLink.tsx'
import styles from './ConnectedObjects.module.css'

/** One drawing for each of the four kinds, in their order; each stands on the same ground at y = 150. */
const drawings: readonly ReactNode[] = [
  <g key="pump" fill="none" stroke="var(--muted)" strokeWidth="1.5" strokeLinejoin="round">
    <path d="M40 150v-44h52v44M48 106V92h36v14M66 92V76M28 150h120M92 128h44V96h18M136 128v22M154 88v16M66 76h44" />
    <path d="M98 64h24v24H98z" fill="var(--page)" />
  </g>,
  <Building key="truck" name="fleet" strokeWidth={1.5} />,
  <g key="key" fill="none" stroke="var(--muted)" strokeWidth="1.5" strokeLinejoin="round">
    <path d="M30 40h140M30 48h140M60 48v10q0 8 8 8t8-8M100 48v10q0 8 8 8t8-8M140 48v10q0 8 8 8t8-8" />
    <path d="M108 66v8M94 88a14 14 0 1 0 28 0 14 14 0 1 0-28 0M104 101v44l8 5 0-8 6-3-6-3v-35" />
    <path d="M52 70h20l6 8v26H52z" fill="var(--page)" />
  </g>,
  <g key="valve" fill="none" stroke="var(--muted)" strokeWidth="1.5" strokeLinejoin="round">
    <path d="M14 112h50v24H14M136 112h50v24h-50M64 104l36 20-36 20zM136 104l-36 20 36 20zM100 124V86M14 124" />
    <path d="M74 48h52v38H74z" fill="var(--page)" />
    <path d="M86 76V62M92 76V66" />
  </g>,
]
/** Where the mark of the live radio stands on each drawing. */
const marks = [
  [110, 76],
  [146, 84],
  [65, 92],
  [112, 66],
] as const

type Props = { heading: { name: string; continuation?: string | undefined }; items: Card[] }

/** Connected Objects: four cards, each with the kind of thing it means standing on one ground line. */
export const ConnectedObjects = ({ heading, items }: Props) => (
  <section className="section">
    <div className="container">
      <Heading {...heading} />
      <ul className={styles['objects']}>
        {items.map(({ title, text, fact, href }, index) => {
          const [x, y] = marks[index] ?? [0, 0]
          return (
            <li key={title} data-card>
              <svg viewBox="0 0 204 152" aria-hidden="true">
                {drawings[index]}
                <circle cx={x} cy={y} r="4.5" fill="var(--signal)" />
              </svg>
              <h3>
                <CardLink title={title} href={href} />
              </h3>
              <p className="muted">
                <Text>{text}</Text>
              </p>
              <span className="label">{fact}</span>
            </li>
          )
        })}
      </ul>
    </div>
  </section>
)
