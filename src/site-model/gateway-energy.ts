import type { Gateway } from './site.ts'

type Battery = Gateway['battery']

/**
 * Years of use after which a battery has the share `aged` left: "in the fourth year" in
 * content/facts.json.
 */
export const agedYears = 3

/**
 * Hours in which an empty battery is charged fully by the mains: a planning value, a fifth of its
 * capacity an hour.
 */
export const hoursToFull = 5

export function batteryEnergy({ milliampHours, volts, usable }: Battery) {
  const whole = (milliampHours / 1000) * volts
  return { whole, usable: whole * usable }
}

/**
 * Usable Wh of a battery after some years: falls linearly, to the share `aged` after three years
 * and further to 0.
 */
export function energyLeft(battery: Battery, years: number): number {
  const share = 1 - ((1 - battery.aged) * years) / agedYears
  return batteryEnergy(battery).usable * Math.max(0, share)
}

/** Mean power in W, by the state of the modem. */
export function drawsOf({ draw, wake }: Pick<Gateway, 'draw' | 'wake'>) {
  const silent = draw.board + draw.fieldRadios
  return {
    silent,
    connected: silent + draw.lteConnected,
    sending: silent + draw.lteSending,
    waking: silent + (draw.lteSending * wake.lasts) / wake.every,
  }
}

export const hoursOn = (wattHours: number, watts: number): number => wattHours / watts

/**
 * Hours with the default setting, in which the modem is connected at first and then wakes now and
 * then.
 */
export function hoursAsDelivered(gateway: Gateway, years: number): number {
  const { connected, waking } = drawsOf(gateway)
  const energy = energyLeft(gateway.battery, years)
  const first = Math.min(gateway.connectedFirst, hoursOn(energy, connected))
  return first + hoursOn(energy - first * connected, waking)
}
