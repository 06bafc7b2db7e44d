import type { RequestLine } from '#src/contracts/contact/request-list.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { Paragraph } from '../../base/Paragraph.tsx'
import { AddToRequest, type AddWords } from '../AddToRequest.tsx'
import { AvailabilityLabel } from '../AvailabilityLabel.tsx'
import styles from './SetParts.module.css'

type Props = {
  name: string
  device?: { name: string; href: string } | undefined
  /** The devices that a request lists, and the contents and cost of the set in words. */
  set: { lines: RequestLine[]; holds: string[]; price: string; availability: string }
  add: AddWords
  needs?: { label: string; href: string } | undefined
}

export const SetParts = ({ name, device, set, add, needs }: Props) => (
  <>
    <div className={styles['price']}>
      <Paragraph>{set.price}</Paragraph>
      <AvailabilityLabel>{set.availability}</AvailabilityLabel>
    </div>
    <ul className={styles['parts']} aria-label={`Parts of ${name}`}>
      {set.holds.map((part) => (
        <li key={part} className="label">
          {part}
        </li>
      ))}
    </ul>
    <div className={styles['actions']}>
      {device && <ArrowLink href={device.href}>{device.name}</ArrowLink>}
      {needs && <ArrowLink href={needs.href}>{needs.label}</ArrowLink>}
      <AddToRequest name={name} lines={set.lines} words={add} />
    </div>
  </>
)
