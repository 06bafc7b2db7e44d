import type { ModelSite, Night, Power, PowerCut } from './site.ts'

export const Supply = { none: 0, grid: 1, generator: 2 } as const

export const State = { stopped: 0, onMains: 1, onBattery: 2, onInverter: 3 } as const

export function awaySeries(cuts: readonly PowerCut[], minutes: number): Uint8Array {
  const series = new Uint8Array(minutes)
  for (const { from, to } of cuts) series.fill(1, Math.max(0, from), to)
  return series
}

/** A battery that can feed something for some minutes. */
type Reserve = { minutes: number; left: number }

export const fullReserve = (hours: number): Reserve => ({ minutes: hours * 60, left: hours * 60 })

/**
 * Advances a battery one minute. A minute with supply restores half a minute: a planning value.
 * @returns whether the battery is used, which is false while there is supply
 */
export function stepReserve(reserve: Reserve, isFed: boolean): boolean {
  if (isFed) {
    reserve.left = Math.min(reserve.minutes, reserve.left + 0.5)
    return false
  }
  if (reserve.left < 1) return false
  reserve.left -= 1
  return true
}

/**
 * Calculates the supply by minute: the grid, or else the generator from some minutes after the grid
 * fails until the fuel is used up.
 */
export function supplySeries(
  { generator }: Pick<ModelSite, 'generator'>,
  night: Pick<Night, 'minutes' | 'mains'>,
): Uint8Array {
  const series = new Uint8Array(night.minutes)
  const isAway = awaySeries(night.mains, night.minutes)
  let [away, fuelUsed] = [0, 0]
  for (let minute = 0; minute < night.minutes; minute++) {
    away = isAway[minute] ? away + 1 : 0
    const isGenerating =
      generator !== undefined && away > generator.afterMinutes && fuelUsed < generator.hours * 60
    if (isGenerating) fuelUsed++
    series[minute] = away === 0 ? Supply.grid : isGenerating ? Supply.generator : Supply.none
  }
  return series
}

/**
 * Advances the inverter one minute, and calculates how a device with a given power source runs
 * without its own battery.
 */
export function stepCircuits(
  inverter: Reserve,
  { poePower }: Pick<ModelSite, 'poePower'>,
  supply: number,
): Record<Power, number> {
  const isFed = supply !== Supply.none
  const isInverted = stepReserve(inverter, isFed)
  const mains = isFed ? State.onMains : State.stopped
  const onInverter = isFed ? State.onMains : isInverted ? State.onInverter : State.stopped
  return {
    mains,
    inverter: onInverter,
    poe: poePower === 'inverter' ? onInverter : mains,
    battery: State.onBattery,
  }
}
