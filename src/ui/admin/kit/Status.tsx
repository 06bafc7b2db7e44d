import styles from './Status.module.css'

/** `open` is a green dot, `waiting` an amber diamond, `closed` an empty ring, `fault` an empty red square. */
export type StatusKind = 'open' | 'waiting' | 'closed' | 'fault'

/** The state of an entry of a staff list, in a word with its shape. */
export function Status({ kind, children }: { kind: StatusKind; children: string }) {
  return <span className={kind === 'closed' ? styles['status'] : `${styles['status']} ${styles[kind]}`}>{children}</span>
}
