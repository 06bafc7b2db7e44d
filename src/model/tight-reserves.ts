import { networksOf } from './link.ts'
import type { NightResult } from './simulate-night.ts'
import type { Device, ModelSite } from './site.ts'
import { createReserve, State, Supply } from './supply.ts'

/** Devices that the inverter feeds, and whether it feeds the router of a fixed line. */
export const onInverterOf = ({
  devices,
  poePower,
  routerPower,
  link,
  inverterHours,
}: ModelSite) => ({
  devices: inverterHours
    ? devices.filter(({ power }) => (power === 'poe' ? poePower : power) === 'inverter')
    : [],
  hasRouter: inverterHours !== undefined && routerPower === 'inverter' && networksOf(link).hasLine,
})

/**
 * Lists what had less than some minutes left when the mains came back: the inverter (null), if
 * something without a battery of its own needs it, and devices on their own battery.
 */
export function tightReserves(
  site: ModelSite,
  { minutes, supply, devices: states }: NightResult,
  least: number,
): (Device | null)[] {
  function isTight(hours: number, isFed: (minute: number) => boolean): boolean {
    const reserve = createReserve(hours * 60)
    let isUsed = false
    for (let minute = 0; minute < minutes; minute++) {
      const left = reserve.left()
      if (isUsed && left < least && supply[minute] === Supply.grid) return true
      isUsed = reserve.use(isFed(minute))
    }
    return false
  }
  const { devices, hasRouter } = onInverterOf(site)
  const needsInverter = hasRouter || devices.some((device) => !device.ownBatteryHours)
  const ofInverter =
    needsInverter && isTight(site.inverterHours ?? 0, (minute) => supply[minute] !== Supply.none)
  return [
    ...(ofInverter ? [null] : []),
    ...site.devices.filter(
      ({ ownBatteryHours }, index) =>
        ownBatteryHours &&
        isTight(ownBatteryHours, (minute) => {
          const state = states[index]?.[minute]
          return state === State.onMains || state === State.onInverter
        }),
    ),
  ]
}
