import type { ReactNode } from 'react'
import styles from './NightLayout.module.css'

/** Places what the two islands of the instrument hold: one grid, so that the losses stand beside the figure. */
export const NightLayout = ({ children }: { children?: ReactNode }) => <div className={styles['layout']}>{children}</div>
