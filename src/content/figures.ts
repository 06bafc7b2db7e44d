import { facts } from '#src/company/facts.ts'
import { fromSettings } from '#src/company/settings.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import type { TokenValues } from '#src/contracts/tokens.ts'

/** Watt-hours in a new battery, and what of them reaches the board. */
function energy() {
  const { battery } = facts().gateway
  const whole = (battery.milliampHours / 1000) * battery.volts
  return { whole, usable: whole * battery.usable }
}

/** Mean draw of the gateway in watts, by what its modem does. */
export const gatewayDraw = fromSettings(() => {
  const { draw, wake } = facts().gateway
  const withoutModem = draw.board + draw.fieldRadios
  return {
    sending: withoutModem + draw.lteSending,
    connected: withoutModem + draw.lteConnected,
    waking: withoutModem + (draw.lteSending * wake.lasts) / wake.every,
    silent: withoutModem,
  } as const
})

/** Hours on a new battery at a draw in watts. */
export const hoursAt = (watts: number): number => energy().usable / watts
/** Data that readings make in a month, in megabytes, each sent alone; rounded to one decimal. */
export function megabytesAMonth(readingsADay: number): number {
  const { reading, month } = facts()
  return Number(((readingsADay * reading.bytes * month.days) / 1e6).toFixed(1))
}

/** Per cent of a new battery that is left after some hours at a draw in watts; 0 where it is empty. */
export const chargeLeft = (watts: number, hours: number): number => Math.max(0, 100 - (100 * watts * hours) / energy().usable)

/** Readings of the worked examples: in a full store, of the cold room in a month, of the cold store in a second. */
function countReadings() {
  const { gateway, coldRoom, coldStore, month } = facts()
  return {
    stored: gateway.store.hours * 3600 * gateway.store.rate,
    coldRoom: (coldRoom.sensors * month.days * 86_400) / coldRoom.interval,
    coldStore: coldStore.probes / coldStore.interval,
  }
}

/** What follows from content/facts.json and is written as it is: whole numbers, times. */
export const figures = fromSettings(() => {
  const { gateway, reading, month, coldRoom, coldStore, warranty } = facts()
  const { battery, wake, store } = gateway
  const draw = gatewayDraw()
  const readings = countReadings()
  const handOverMinutes = readings.stored / store.handOver / 60
  return {
    batteryCapacity: battery.milliampHours,
    chargeFrom: battery.charging.from,
    chargeTo: battery.charging.to,
    /** Hours without mains on a new battery with the modem connected, in whole hours, for headings. */
    hoursWithoutMains: Math.floor(hoursAt(draw.connected)),
    /** With the setting it is delivered with, connected at first and then waking now and then; in whole hours. */
    hoursByDefault: Math.floor(gateway.connectedFirst + (energy().usable - gateway.connectedFirst * draw.connected) / draw.waking),
    wakeEvery: wake.every,
    storeHours: store.hours,
    /** How long the same store lasts at the pace of the cold room, in days. */
    coldRoomStoreDays: Math.floor(readings.stored / (readings.coldRoom / month.days)),
    handOverRate: store.handOver,
    /** How long a full store takes. */
    handOverTime: `${Math.floor(handOverMinutes / 60)} h ${handOverMinutes % 60} min`,
    gatewayProtocols: gateway.protocols.length,
    readingBytes: reading.bytes,
    monthDays: month.days,
    coldRoomSensors: coldRoom.sensors,
    coldRoomMegabytes: Math.round((readings.coldRoom * reading.bytes) / 1e6),
    coldRoomSummaryMegabytes: coldRoom.summaryMegabytes,
    coldRoomBilledMegabytes: coldRoom.billedMegabytes,
    coldStoreProbes: coldStore.probes,
    coldStoreInterval: coldStore.interval,
    warrantyMonths: warranty.months,
  } as const
})

/** Tokens of the copy: what follows from content/facts.json, written as a text writes it. */
export function figureTokens(locale: string) {
  const draw = gatewayDraw()
  const { whole, usable } = energy()
  const readings = countReadings()
  return {
    ...figures(),
    batteryEnergy: formatNumber(whole, locale, 1),
    usableEnergy: formatNumber(usable, locale, 2),
    wattsSending: formatNumber(draw.sending, locale, 2),
    wattsConnected: formatNumber(draw.connected, locale, 2),
    wattsWaking: formatNumber(draw.waking, locale, 2),
    wattsSilent: formatNumber(draw.silent, locale, 2),
    /** Hours without mains on a new battery: sending without a pause, connected, waking now and then, without the modem. */
    hoursSending: formatNumber(hoursAt(draw.sending), locale, 1),
    hoursConnected: formatNumber(hoursAt(draw.connected), locale, 1),
    hoursWaking: formatNumber(hoursAt(draw.waking), locale, 1),
    hoursSilent: formatNumber(hoursAt(draw.silent), locale, 1),
    storedReadings: formatNumber(readings.stored, locale),
    /** What a camera sends in a day at one count a minute, each as large as a reading. */
    minuteCountsKilobytes: formatNumber((24 * 60 * facts().reading.bytes) / 1e3, locale, 1),
    coldRoomReadings: formatNumber(readings.coldRoom, locale),
    coldStoreReadingsADay: formatNumber(readings.coldStore * 86_400, locale),
    coldStoreReadingsAWeek: formatNumber(readings.coldStore * 7 * 86_400, locale),
  } satisfies TokenValues
}
