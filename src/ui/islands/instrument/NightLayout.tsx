import type { ReactNode } from 'react'
import styles from './NightLayout.module.css'

/** Places the content of the simulation's two islands in one grid, so that the losses stand beside the figure. */
export const NightLayout = ({ children }: { children?: ReactNode }) => <div className={styles['layout']}>{children}</div>
