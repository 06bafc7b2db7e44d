import type { ReactNode } from 'react'
import styles from './StyleGuide.module.css'

export const Row = ({ children }: { children: ReactNode }) => <div className={styles['row']}>{children}</div>
