import type { ReactNode } from 'react'
import styles from './StyleGuide.module.css'

/** Parts of an example side by side. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles['row']}>{children}</div>
