import type { NightPicture } from '#src/content/night-picture.ts'
import styles from './SiteMarks.module.css'
import { at } from './since.ts'

type Props = {
  devices: NightPicture['devices']
  minute: number
  /** Place of the device whose state is shown in words. */
  pressed: number | undefined
  onPress: (place: number) => void
}

/**
 * The site's devices as marks along the ground of its picture: filled while a device runs, an empty
 * ring while it does not.
 */
export const SiteMarks = ({ devices, minute, pressed, onPress }: Props) => (
  // Without a script clicks on the marks do nothing; the table of the night gives the same facts.
  <div className={styles['marks']} data-scripted>
    {devices.map(({ name, states }, place) => (
      <button
        key={name}
        type="button"
        aria-pressed={place === pressed}
        data-tone={at(states, minute)?.tone}
        onClick={() => onPress(place)}
      >
        <span>{name}</span>
      </button>
    ))}
  </div>
)

/** Key to the marks' colours. A screen reader reads a mark's state when the mark is clicked. */
export const MarksKey = ({ states }: { states: Record<string, string> }) => (
  <p className={styles['key']} aria-hidden="true" data-screen data-scripted>
    {Object.entries(states).map(([tone, says]) => (
      <span key={tone} data-tone={tone}>
        {says}
      </span>
    ))}
  </p>
)
