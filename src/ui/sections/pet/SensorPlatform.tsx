import type { ReactNode } from 'react'
import { Heading } from '../../base/Heading.tsx'
import { Text } from '../../base/Text.tsx'
import styles from './SensorPlatform.module.css'

type Props = { heading: { name: string; continuation?: string | undefined }; text: string; children: ReactNode }

/** The sensor platform: its text beside the capsule taken apart. */
export const SensorPlatform = ({ heading, text, children }: Props) => (
  <section className="section white">
    <div className={`container grid ${styles['platform']}`}>
      <div className={styles['words']}>
        <Heading {...heading} />
        <p className="lead muted">
          <Text>{text}</Text>
        </p>
      </div>
      <div className={styles['drawing']}>{children}</div>
    </div>
  </section>
)
