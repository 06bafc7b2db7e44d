import styles from './Status.module.css'

/** In this order: green dot, amber diamond, empty ring, empty red square. */
export type StatusKind = 'open' | 'waiting' | 'closed' | 'fault'

export function Status({ kind, children }: { kind: StatusKind; children: string }) {
  return <span className={kind === 'closed' ? styles['status'] : `${styles['status']} ${styles[kind]}`}>{children}</span>
}
