import { counted } from '#src/content/example-sites/event-words.ts'
import type { NightWords } from '#src/content/schemas/instrument-schema.ts'
import type { Device } from '#src/model/site.ts'
import styles from './SiteMarks.module.css'

type Props = {
  devices: readonly Device[]
  toneOf: (device: Device) => string
  pressed: string | undefined
  onPress: (id: string) => void
}

/**
 * The site's devices as marks along the ground of its picture: filled while a device runs, an empty
 * ring while it does not.
 */
export const SiteMarks = ({ devices, toneOf, pressed, onPress }: Props) => (
  // Without a script clicks on the marks do nothing; the list of devices gives the same facts.
  <div className={styles['marks']} data-scripted>
    {devices.map((device) => (
      <button
        key={device.id}
        type="button"
        aria-pressed={device.id === pressed}
        data-tone={toneOf(device)}
        onClick={() => onPress(device.id)}
      >
        <span>{counted(device)}</span>
      </button>
    ))}
  </div>
)

/** Key to the marks' colours. A screen reader reads a mark's state when the mark is clicked. */
export const MarksKey = ({ words: { state } }: { words: NightWords }) => (
  <p className={styles['key']} aria-hidden="true" data-screen data-scripted>
    <span data-tone="mains">{state.onMains}</span>
    <span data-tone="battery">{`${state.onBattery}, ${state.onInverter}`}</span>
    <span data-tone="unheard">{state.notHeard}</span>
    <span data-tone="off">{state.stopped}</span>
  </p>
)
