import type { ModelSite, Night, Power, PowerCut } from './site.ts'

export const Supply = { none: 0, grid: 1, generator: 2 } as const

export const State = { stopped: 0, onMains: 1, onBattery: 2, onInverter: 3 } as const

export function awaySeries(cuts: readonly PowerCut[], minutes: number): Uint8Array {
  const series = new Uint8Array(minutes)
  for (const { from, to } of cuts) series.fill(1, Math.max(0, from), to)
  return series
}

/**
 * A battery that can feed something for some minutes. A minute with supply restores half a minute:
 * a planning value.
 */
export function createReserve(minutes: number) {
  let left = minutes
  /**
   * Advances one minute.
   * @returns whether the battery is used, which is false while there is supply
   */
  function use(isFed: boolean): boolean {
    if (isFed) {
      left = Math.min(minutes, left + 0.5)
      return false
    }
    if (left < 1) return false
    left -= 1
    return true
  }
  return { use, left: () => left }
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
 * Calculates, minute by minute, how a device with a given power source runs without its own
 * battery.
 */
export function createCircuits(site: ModelSite) {
  const inverter = createReserve((site.inverterHours ?? 0) * 60)
  return (supply: number): Record<Power, number> => {
    const isFed = supply !== Supply.none
    const isInverted = inverter.use(isFed)
    const mains = isFed ? State.onMains : State.stopped
    const onInverter = isFed ? State.onMains : isInverted ? State.onInverter : State.stopped
    return {
      mains,
      inverter: onInverter,
      poe: site.poePower === 'inverter' ? onInverter : mains,
      battery: State.onBattery,
    }
  }
}
