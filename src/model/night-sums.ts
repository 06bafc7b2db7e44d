import { energyLeft } from './gateway-energy.ts'
import { Link } from './link.ts'
import { isBeyond } from './rooms.ts'
import type { NightResult } from './simulate-night.ts'
import { bytesAMegabyte, type ModelSite } from './site.ts'
import { State, Supply } from './supply.ts'

const countOf = (series: Uint8Array, isCounted: (value: number, minute: number) => boolean): number =>
  series.reduce((sum, value, minute) => sum + Number(isCounted(value, minute)), 0)
const last = (series: Float64Array): number => series.at(-1) ?? 0

export function sumNight(site: ModelSite, result: NightResult) {
  const { supply, gateway, link, readings } = result
  const isWithout = (minute: number) => supply[minute] === Supply.none
  return {
    /** Minutes without the grid, and of these without generator too: nothing feeds the mains circuits. */
    minutesWithoutGrid: countOf(supply, (value) => value !== Supply.grid),
    minutesWithoutMains: countOf(supply, (value) => value === Supply.none),
    /** Minutes without mains in which the gateway ran, by what fed it, and in which it stood still. */
    covered: {
      battery: countOf(gateway, (state, minute) => isWithout(minute) && state === State.onBattery),
      inverter: countOf(gateway, (state, minute) => isWithout(minute) && state === State.onInverter),
    },
    minutesUncovered: countOf(gateway, (state, minute) => isWithout(minute) && state === State.stopped),
    minutesWithoutLink: countOf(link, (value) => value === Link.none),
    /** Share left at the end, of what a battery of that age holds. */
    batteryLeft: last(result.batteryLeft) / energyLeft(site.gateway.battery, site.batteryAge),
    readings: {
      taken: last(readings.taken),
      sent: last(readings.sent),
      waiting: last(readings.waiting),
      inDevices: last(readings.inDevices),
      lost: last(readings.lost),
      missed: last(readings.missed),
    },
    megabytesByLine: last(readings.lineBytes) / bytesAMegabyte,
    megabytesOnBill: last(readings.billedBytes) / bytesAMegabyte,
    /** Devices that the gateway heard all night. */
    carriedOn: site.devices.filter((_, index) => !result.heard[index]?.includes(0)),
    /** °C: the highest and the lowest of each room, and the minutes beyond the limit of its alarm. */
    rooms: site.rooms.map((room, index) => {
      const temperatures = result.rooms[index] ?? new Float64Array()
      const minutesBeyond = temperatures.reduce((sum, celsius) => sum + Number(isBeyond(room, celsius)), 0)
      return { room, highest: Math.max(...temperatures), lowest: Math.min(...temperatures), minutesBeyond }
    }),
  }
}
export type NightTotals = ReturnType<typeof sumNight>
