import type { RequestLine } from '#src/contracts/request-list.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { AddToRequest, type AddWords } from '../AddToRequest.tsx'
import styles from './SetParts.module.css'

type Props = {
  /** Name of the set. */
  name: string
  parts: string[]
  /** The device of ours that it is built on. */
  device?: { name: string; href: string } | undefined
  /** What of it a request lists: our own devices. */
  lines: RequestLine[]
  add: AddWords
}

/** What a set is made of, threaded on one line as its parts report to one gateway, and the way to its device. */
export const SetParts = ({ name, parts, device, lines, add }: Props) => (
  <>
    <ul className={styles['parts']} aria-label={`Parts of ${name}`}>
      {parts.map((part) => (
        <li key={part} className="label">
          {part}
        </li>
      ))}
    </ul>
    {device && <ArrowLink href={device.href}>See the {device.name}</ArrowLink>}
    {lines.length > 0 && <AddToRequest name={name} lines={lines} words={add} />}
  </>
)
