import type { ReactNode } from 'react'
import { Text } from '../../base/Text.tsx'
import { Section } from '../Section.tsx'
import styles from './Awards.module.css'

type Props = {
  heading: { name: string; continuation?: string | undefined }
  text: string
  measures: { measure: string; target: string; how: string }[]
  /** The check that the page tells most of, drawn. */
  children: ReactNode
}

/** In place of prizes: what the company measures itself by, the figure, and how to check it. */
export const Awards = ({ heading, text, measures, children }: Props) => (
  <Section layout="split" heading={heading} aside={<div className={styles['drawing']}>{children}</div>}>
    <p className={`lead ${styles['lead']}`}>
      <Text>{text}</Text>
    </p>
    <table className={styles['measures']}>
      <caption className="visually-hidden">What we measure ourselves by</caption>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <th scope="col">Target</th>
          <th scope="col">How it is checked</th>
        </tr>
      </thead>
      <tbody>
        {measures.map(({ measure, target, how }) => (
          <tr key={measure}>
            <th scope="row">
              <Text>{measure}</Text>
            </th>
            <td className={styles['target']}>
              <Text>{target}</Text>
            </td>
            <td>
              <Text>{how}</Text>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
)
