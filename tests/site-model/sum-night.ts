import { Link } from '#src/site-model/link.ts'
import { isBeyond } from '#src/site-model/rooms.ts'
import type { NightResult } from '#src/site-model/simulate-night.ts'
import type { ModelSite } from '#src/site-model/site.ts'
import { State, Supply } from '#src/site-model/supply.ts'

const countOf = (
  series: Uint8Array | Float64Array,
  isCounted: (value: number, minute: number) => boolean,
): number => {
  let count = 0
  series.forEach((value, minute) => {
    if (isCounted(value, minute)) count++
  })
  return count
}
const last = (series: Float64Array): number => series.at(-1) ?? 0

export function sumNight(
  site: ModelSite,
  { supply, gateway, link, readings, ...result }: NightResult,
) {
  const darkMinutes = (state: number) =>
    countOf(gateway, (value, minute) => value === state && supply[minute] === Supply.none)
  return {
    /**
     * Minutes without the grid, and minutes without grid and generator, in which nothing feeds the
     * mains circuits.
     */
    minutesWithoutGrid: countOf(supply, (value) => value !== Supply.grid),
    minutesWithoutMains: countOf(supply, (value) => value === Supply.none),
    /**
     * Minutes without mains: `covered`, in which the gateway ran, by its power source;
     * `minutesUncovered`, in which it was stopped.
     */
    covered: { battery: darkMinutes(State.onBattery), inverter: darkMinutes(State.onInverter) },
    minutesUncovered: darkMinutes(State.stopped),
    minutesWithoutLink: countOf(link, (value) => value === Link.none),
    readings: {
      taken: last(readings.taken),
      sent: last(readings.sent),
      waiting: last(readings.waiting),
      inDevices: last(readings.inDevices),
      lost: last(readings.lost),
      missed: last(readings.missed),
    },
    /** Highest and lowest °C of each room, and minutes beyond the limit of its alarm. */
    rooms: site.rooms.map((room, index) => {
      const temperatures = result.rooms[index] ?? new Float64Array()
      const minutesBeyond = countOf(temperatures, (celsius) => isBeyond(room, celsius))
      return {
        room,
        highest: Math.max(...temperatures),
        lowest: Math.min(...temperatures),
        minutesBeyond,
      }
    }),
  }
}
