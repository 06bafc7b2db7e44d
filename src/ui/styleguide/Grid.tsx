import type { ReactNode } from 'react'
import styles from './StyleGuide.module.css'

export const Grid = ({ as: Tag = 'div', children }: { as?: 'div' | 'ul'; children: ReactNode }) => (
  <Tag className={styles['grid']}>{children}</Tag>
)
