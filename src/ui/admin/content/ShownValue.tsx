import type { ContentValue } from '#src/contracts/content.ts'
import styles from './Conflict.module.css'
import { isRecord } from './values.ts'

/** Every text of a value in the order in which it stands, a line each. */
export function linesOf(value: ContentValue | undefined): string[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap(linesOf)
  if (isRecord(value)) return Object.values(value).flatMap(linesOf)
  return [typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)]
}

/** A value of the copy to be read and not to be edited. */
export function ShownValue({ value }: { value: ContentValue | undefined }) {
  const lines = linesOf(value)
  if (lines.length === 0 || lines.every((line) => line === '')) return <span className="muted">Nothing</span>
  return (
    <span className={styles['value']}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name
        <span key={index}>{line}</span>
      ))}
    </span>
  )
}
