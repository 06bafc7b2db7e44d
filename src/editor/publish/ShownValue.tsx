import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import pictureStyles from '../pictures/Pictures.module.css'
import { thumbnailOf } from '../pictures/picture-words.ts'
import { readableName } from '../texts/picture-name.ts'
import styles from './Conflict.module.css'

export function linesOf(value: ContentValue | undefined): string[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap(linesOf)
  if (isRecord(value)) return Object.values(value).flatMap(linesOf)
  return [typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)]
}

function picturesIn(value: ContentValue | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (!isRecord(value)) return []
  const { name } = value
  return typeof name === 'string' && name !== '' && 'alt' in value
    ? [name]
    : Object.values(value).flatMap(picturesIn)
}

export function ShownValue({
  value,
  isPicture = false,
}: {
  value: ContentValue | undefined
  isPicture?: boolean
}) {
  const pictures = isPicture && typeof value === 'string' ? [value] : picturesIn(value)
  const lines = linesOf(value).map((line) => (pictures.includes(line) ? readableName(line) : line))
  if (lines.length === 0 || lines.every((line) => line === ''))
    return <span className="muted">Nothing</span>
  return (
    <span className={`stack ${styles['value']}`}>
      {pictures.map((name) => (
        <img
          key={name}
          src={thumbnailOf(name)}
          alt={readableName(name)}
          loading="lazy"
          className={pictureStyles['thumb']}
        />
      ))}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name
        <span key={index}>{line}</span>
      ))}
    </span>
  )
}
