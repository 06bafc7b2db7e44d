import type { RequestLine } from '#src/contracts/contact/request-list.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { Paragraph } from '../../base/Paragraph.tsx'
import { AddToRequest, type AddWords } from '../AddToRequest.tsx'
import { AvailabilityLabel } from '../AvailabilityLabel.tsx'
import styles from './SetParts.module.css'

type Props = {
  name: string
  parts: string[]
  device?: { name: string; href: string } | undefined
  oneSet: string
  /** The devices that a request lists, and the contents and cost of the set in words. */
  set: { lines: RequestLine[]; holds: string; price: string; availability: string }
  add: AddWords
}

export const SetParts = ({ name, parts, device, oneSet, set, add }: Props) => (
  <>
    <div className={styles['price']}>
      <Paragraph>{set.price}</Paragraph>
      <AvailabilityLabel>{set.availability}</AvailabilityLabel>
    </div>
    <ul className={styles['parts']} aria-label={`Parts of ${name}`}>
      {parts.map((part) => (
        <li key={part} className="label">
          {part}
        </li>
      ))}
    </ul>
    <Paragraph className={styles['holds']}>{`${oneSet} ${set.holds}.`}</Paragraph>
    <div className={styles['actions']}>
      {device && <ArrowLink href={device.href}>See the {device.name}</ArrowLink>}
      <AddToRequest name={name} lines={set.lines} words={add} />
    </div>
  </>
)
