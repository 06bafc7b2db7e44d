import styles from './Status.module.css'

/**
 * Kinds of status, shown in this order as a green dot, an amber diamond, an empty ring and an empty
 * red square.
 */
export type StatusKind = 'open' | 'waiting' | 'closed' | 'fault'

export function Status({ kind, children }: { kind: StatusKind; children: string }) {
  return (
    <span className={kind === 'closed' ? styles['status'] : `${styles['status']} ${styles[kind]}`}>
      {children}
    </span>
  )
}
