import type { NightPicture } from './night-picture.ts'
import styles from './SiteMarks.module.css'
import { valueInForce } from './value-in-force.ts'

type Props = { devices: NightPicture['devices']; minute: number }

/**
 * The site's devices below its picture: a filled mark while a device runs, an empty ring while it
 * does not. The table of the night says the same in words.
 */
export const SiteMarks = ({ devices, minute }: Props) => (
  <p className={styles['marks']} aria-hidden="true" data-screen data-scripted>
    {devices.map(({ name, states }) => (
      <span key={name} data-tone={valueInForce(states, minute)?.tone}>
        {name}
      </span>
    ))}
  </p>
)
