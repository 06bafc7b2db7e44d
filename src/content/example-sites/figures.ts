import { formatNumber } from '#src/contracts/formats.ts'
import { sayCount } from '#src/contracts/text/say.ts'
import type { TokenValues } from '#src/contracts/tokens.ts'
import {
  agedYears,
  batteryEnergy,
  drawsOf,
  hoursAsDelivered,
  hoursOn,
} from '#src/site-model/gateway-energy.ts'
import { type Load, monthlyData, wholeMegabytes } from '#src/site-model/monthly-data.ts'
import type { LinkKind } from '#src/site-model/site.ts'
import { memoize } from '../kit/memoize.ts'
import type { DeviceFacts } from '../schemas/facts-schema.ts'
import type { Phrases } from '../schemas/words/phrases.ts'
import { diskBytesOf, gatewayOf, silentAfter } from './model-site.ts'

const energyOf = ({ gateway }: DeviceFacts) => batteryEnergy(gateway.battery)

export const gatewayDraw = memoize(({ gateway }: DeviceFacts) => drawsOf(gateway))

export const hoursAt = (watts: number, facts: DeviceFacts): number =>
  hoursOn(energyOf(facts).usable, watts)

/** Whole megabytes a month on the SIM cards' bills, one card for each gateway. */
export const billOf = (
  loads: readonly Load[],
  link: LinkKind,
  { reading, month }: DeviceFacts,
  gateways = 1,
): number =>
  wholeMegabytes(
    monthlyData(loads, { link, days: month.days, readingBytes: reading.bytes, gateways }).bill,
  )

/** Percentage of a new battery that is left after some hours at a power in watts; 0 if empty. */
export const chargeLeft = (watts: number, hours: number, facts: DeviceFacts): number =>
  Math.max(0, 100 - (100 * watts * hours) / energyOf(facts).usable)

const storedReadings = ({ gateway: { store } }: DeviceFacts) => store.hours * 3600 * store.rate

/**
 * Figures from content/facts.json, and whole numbers and times calculated from them, already
 * rounded where they need it.
 */
export const figuresOf = memoize((facts: DeviceFacts) => {
  const { gateway, reading, support, month } = facts
  const { battery, wake, store } = gateway
  const draw = gatewayDraw(facts)
  return {
    batteryCapacity: battery.milliampHours,
    chargeFrom: battery.charging.from,
    chargeTo: battery.charging.to,
    /** Whole hours without mains on a new battery with the modem connected, for headings. */
    hoursWithoutMains: Math.floor(hoursAt(draw.connected, facts)),
    /**
     * Whole hours with the default setting, in which the modem is connected at first and then wakes
     * now and then.
     */
    hoursByDefault: Math.floor(hoursAsDelivered(gatewayOf(facts), 0)),
    wakeEvery: wake.every,
    wakeOverdue: silentAfter(facts).asleep,
    storeHours: store.hours,
    /**
     * Maximum readings per second that a gateway accepts; at this rate the store lasts
     * `storeHours`.
     */
    storeRate: store.rate,
    storeDaysAtOne: Math.floor(storedReadings(facts) / 86_400),
    handOverRate: store.handOver,
    handOverHours: Math.ceil(storedReadings(facts) / store.handOver / 3600),
    gatewayProtocols: gateway.protocols.length,
    readingBytes: reading.bytes,
    passOnMinutes: support.passOnMinutes,
    criticalMinutes: support.criticalMinutes,
    majorMinutes: support.majorMinutes,
    reportDays: support.reportDays,
    silentLine: silentAfter(facts).line,
    silentLte: silentAfter(facts).lte,
    monthDays: month.days,
  } as const
})

export function figureTokens(
  facts: DeviceFacts,
  locale: string,
  phrases: Pick<Phrases, 'batteryHours'>,
) {
  const { hoursByDefault, hoursWithoutMains } = figuresOf(facts)
  const draw = gatewayDraw(facts)
  const { whole, usable } = energyOf(facts)
  const { aged } = facts.gateway.battery
  return {
    ...figuresOf(facts),
    /**
     * Hours of a new battery, as delivered and with LTE always connected; texts state battery life
     * only in these words.
     */
    batteryHours: sayCount(
      phrases.batteryHours,
      hoursByDefault,
      { connected: formatNumber(hoursWithoutMains, locale) },
      locale,
    ),
    batteryEnergy: formatNumber(whole, locale, 1),
    usableEnergy: formatNumber(usable, locale, 2),
    wattsSending: formatNumber(draw.sending, locale, 2),
    wattsConnected: formatNumber(draw.connected, locale, 2),
    wattsWaking: formatNumber(draw.waking, locale, 2),
    wattsSilent: formatNumber(draw.silent, locale, 2),
    /**
     * Hours without mains on a new battery: always sending, connected, waking now and then, and
     * without the modem.
     */
    hoursSending: formatNumber(hoursAt(draw.sending, facts), locale, 1),
    hoursConnected: formatNumber(hoursAt(draw.connected, facts), locale, 1),
    hoursWaking: formatNumber(hoursAt(draw.waking, facts), locale, 1),
    hoursSilent: formatNumber(hoursAt(draw.silent, facts), locale, 1),
    /** Hours in the same four states on a battery in its fourth year. */
    hoursSendingAged: formatNumber(hoursAt(draw.sending, facts) * aged, locale, 1),
    hoursConnectedAged: formatNumber(hoursAt(draw.connected, facts) * aged, locale, 1),
    hoursWakingAged: formatNumber(hoursAt(draw.waking, facts) * aged, locale, 1),
    hoursSilentAged: formatNumber(hoursAt(draw.silent, facts) * aged, locale, 1),
    hoursWithoutMainsAged: Math.floor(hoursAt(draw.connected, facts) * aged),
    hoursByDefaultAged: Math.round(hoursAsDelivered(gatewayOf(facts), agedYears)),
    agedEnergy: formatNumber(usable * aged, locale, 1),
    /** Wh used from a new battery in an example power cut of eight hours, and percentage left. */
    nightUsedConnected: formatNumber(8 * draw.connected, locale, 1),
    nightUsedWaking: formatNumber(8 * draw.waking, locale, 1),
    nightUsedSilent: formatNumber(8 * draw.silent, locale, 1),
    nightLeftConnected: Math.round(chargeLeft(draw.connected, 8, facts)),
    nightLeftWaking: Math.round(chargeLeft(draw.waking, 8, facts)),
    nightLeftSilent: Math.round(chargeLeft(draw.silent, 8, facts)),
    storedReadings: formatNumber(storedReadings(facts), locale),
    storeGigabytes: formatNumber(diskBytesOf(facts) / 1e9, locale, 1),
    /**
     * Kilobytes that a camera sends in a day at one count a minute, if each count is as large as a
     * reading.
     */
    minuteCountsKilobytes: formatNumber((24 * 60 * facts.reading.bytes) / 1e3, locale, 1),
  } satisfies TokenValues
}
