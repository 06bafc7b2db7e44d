import { site } from '#content/site.ts'
import { DayLine } from '../diagrams/DayLine.tsx'
import styles from './OfficeHours.module.css'
import { readOfficeHours } from './office-hours.ts'

const words = {
  open: 'someone answers',
  early: `the line opens at ${site.hours.opens}`,
  closed: 'write, and we answer on the next working day',
}

/** The company's day as a line: when someone answers, and where the clock stands there. */
export const OfficeHours = ({ now }: { now: Date }) => {
  const day = readOfficeHours(now, { ...site.hours, timeZone: site.timeZone })
  const state = day.isOpen ? 'open' : day.isBefore ? 'early' : 'closed'
  return (
    <figure className={styles['hours']}>
      <figcaption>
        <b className="tabular">
          {day.time} in {site.address.city}
        </b>
        , {words[state]}.
      </figcaption>
      <DayLine day={day} opens={site.hours.opens} closes={site.hours.closes} />
      <p className="label">{site.hours.text}</p>
    </figure>
  )
}
