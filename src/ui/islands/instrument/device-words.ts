import { celsiusText, counted, deviceStateWords } from '#src/content/example-sites/event-words.ts'
import type { NightWords } from '#src/content/schemas/instrument-schema.ts'
import type { CalculatedNight } from '#src/model/night.ts'
import type { Device } from '#src/model/site.ts'
import { State } from '#src/model/supply.ts'

export const toneOf = (state: number, isHeard: boolean) =>
  state === State.stopped
    ? 'off'
    : !isHeard
      ? 'unheard'
      : state === State.onMains
        ? 'mains'
        : 'battery'

/** Describes how a device runs in a minute. @param doors ids of the devices that open a door */
export function deviceIn(
  { site, result }: CalculatedNight,
  device: Device,
  minute: number,
  doors: readonly string[],
  words: NightWords,
) {
  const place = site.devices.indexOf(device)
  const [state = State.stopped, isHeard] = [
    result.devices[place]?.[minute],
    result.heard[place]?.[minute] === 1,
  ]
  const isDoor = doors.includes(device.id)
  return {
    tone: toneOf(state, isHeard),
    says: isDoor
      ? words.notes[state === State.stopped ? 'staysShut' : 'opens']
      : deviceStateWords(state, isHeard, words),
    /**
     * Temperature in °C of the room that the device measures, while the gateway receives its
     * readings.
     */
    celsius:
      device.readingSeconds && isHeard
        ? result.rooms[site.rooms.findIndex(({ id }) => id === device.room)]?.[minute]
        : undefined,
  }
}

/** Describes a device as "Wired probes (5): −18.0 °C, on the inverter". */
export function readingOf(
  device: Device,
  { says, celsius }: Pick<ReturnType<typeof deviceIn>, 'says' | 'celsius'>,
  locale: string,
): string {
  return `${counted(device)}: ${celsius === undefined ? '' : `${celsiusText(celsius, locale)}, `}${says}`
}
