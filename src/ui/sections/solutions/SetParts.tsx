import type { RequestLine } from '#src/contracts/contact/request-list.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { Text } from '../../base/Text.tsx'
import { AddToRequest, type AddWords } from '../AddToRequest.tsx'
import { AvailabilityLabel } from '../AvailabilityLabel.tsx'
import styles from './SetParts.module.css'

type Props = {
  name: string
  parts: string[]
  /** The device of ours that it is built on. */
  device?: { name: string; href: string } | undefined
  oneSet: string
  /** What of it a request lists, which are our own devices, and what it holds and costs in words. */
  set: { lines: RequestLine[]; holds: string; price: string; availability: string }
  add: AddWords
}

/** What a set is made of and costs, its parts threaded on one line as its parts report to one gateway, and the way to its device. */
export const SetParts = ({ name, parts, device, oneSet, set, add }: Props) => (
  <>
    <ul className={styles['parts']} aria-label={`Parts of ${name}`}>
      {parts.map((part) => (
        <li key={part} className="label">
          {part}
        </li>
      ))}
    </ul>
    <p className={styles['holds']}>
      <Text>{`${oneSet} ${set.holds}. ${set.price}.`}</Text>
    </p>
    <div className={styles['actions']}>
      {device && <ArrowLink href={device.href}>See the {device.name}</ArrowLink>}
      <AddToRequest name={name} lines={set.lines} words={add} />
      <AvailabilityLabel>{set.availability}</AvailabilityLabel>
    </div>
  </>
)
