import styles from './Status.module.css'

/** `open` is a green dot, `waiting` an amber diamond, `closed` an empty ring, `fault` an empty red square. */
export type StatusKind = 'open' | 'waiting' | 'closed' | 'fault'

export function Status({ kind, children }: { kind: StatusKind; children: string }) {
  return <span className={kind === 'closed' ? styles['status'] : `${styles['status']} ${styles[kind]}`}>{children}</span>
}
