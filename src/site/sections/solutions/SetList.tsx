import { words } from '#src/content/words/words.ts'
import type { RequestLine } from '#src/contracts/contact/request-list.ts'
import { say } from '#src/contracts/text/say.ts'
import { ArrowLink } from '../../../ui/base/ArrowLink.tsx'
import { Paragraph } from '../../../ui/base/Paragraph.tsx'
import { DeviceFront, type Front } from '../../drawings/products/DeviceFront.tsx'
import { AddToRequest, type AddWords } from '../AddToRequest.tsx'
import { AvailabilityLabel } from '../AvailabilityLabel.tsx'
import styles from './SetList.module.css'

type Props = {
  sets: {
    title: string
    text: string
    parts: {
      name: string
      count: number
      front: Front | undefined
      /** Where the device is described. */
      href: string | undefined
    }[]
    price: string
    availability: string
    /** What a request lists. */
    lines: RequestLine[]
    device: { name: string; href: string } | undefined
  }[]
  add: AddWords
}

/** Sets with their devices, drawn side by side to one scale, and their prices. */
export const SetList = ({ sets, add }: Props) => (
  <ul className={styles['sets']} data-ruled>
    {sets.map(({ title, text, parts, price, availability, lines, device }) => (
      <li key={title} className="grid" data-card>
        <div className={styles['words']}>
          <h3>{title}</h3>
          <Paragraph className="muted">{text}</Paragraph>
        </div>
        <ul className={styles['parts']} aria-label={say(words().sections.partsOf, { set: title })}>
          {parts.map(({ name, count, front, href }) => (
            <li key={name}>
              {front && <DeviceFront {...front} />}
              <span>
                {`${count}\u00a0×\u00a0`}
                {href ? <a href={href}>{name}</a> : name}
              </span>
            </li>
          ))}
        </ul>
        <div className={styles['buy']}>
          <Paragraph className={styles['price']}>{price}</Paragraph>
          <AvailabilityLabel>{availability}</AvailabilityLabel>
          <div className={styles['actions']}>
            <AddToRequest name={title} lines={lines} words={add} />
            {device && <ArrowLink href={device.href}>{device.name}</ArrowLink>}
          </div>
        </div>
      </li>
    ))}
  </ul>
)
