import { facts } from '#src/company/facts.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import type { TokenValues } from '#src/contracts/tokens.ts'

const { gateway, reading, month, coldRoom, coldStore, warranty } = facts
const { battery, draw, wake, store } = gateway

/** Watt-hours in a new battery, and what of them reaches the board. */
const energy = (battery.milliampHours / 1000) * battery.volts
const usableEnergy = energy * battery.usable

const withoutModem = draw.board + draw.fieldRadios
/** Mean draw of the gateway in watts, by what its modem does. */
export const gatewayDraw = {
  sending: withoutModem + draw.lteSending,
  connected: withoutModem + draw.lteConnected,
  waking: withoutModem + (draw.lteSending * wake.lasts) / wake.every,
  silent: withoutModem,
} as const

/** Hours on a new battery at a draw in watts. */
export const hoursAt = (watts: number): number => usableEnergy / watts
/** Data that readings make in a month, in megabytes, each sent alone; rounded to one decimal. */
export const megabytesAMonth = (readingsADay: number): number => Number(((readingsADay * reading.bytes * month.days) / 1e6).toFixed(1))

/** Per cent of a new battery that is left after some hours at a draw in watts; 0 where it is empty. */
export const chargeLeft = (watts: number, hours: number): number => Math.max(0, 100 - (100 * watts * hours) / usableEnergy)

const storedReadings = store.hours * 3600 * store.rate
const coldRoomReadings = (coldRoom.sensors * month.days * 86_400) / coldRoom.interval
const handOverMinutes = storedReadings / store.handOver / 60
const coldStoreRate = coldStore.probes / coldStore.interval

/** What follows from content/facts.json and is written as it is: whole numbers, times. */
export const figures = {
  batteryCapacity: battery.milliampHours,
  chargeFrom: battery.charging.from,
  chargeTo: battery.charging.to,
  /** Hours without mains on a new battery with the modem connected, in whole hours, for headings. */
  hoursWithoutMains: Math.floor(hoursAt(gatewayDraw.connected)),
  /** With the setting it is delivered with, connected at first and then waking now and then; in whole hours. */
  hoursByDefault: Math.floor(gateway.connectedFirst + (usableEnergy - gateway.connectedFirst * gatewayDraw.connected) / gatewayDraw.waking),
  wakeEvery: wake.every,
  storeHours: store.hours,
  /** How long the same store lasts at the pace of the cold room, in days. */
  coldRoomStoreDays: Math.floor(storedReadings / (coldRoomReadings / month.days)),
  handOverRate: store.handOver,
  /** How long a full store takes. */
  handOverTime: `${Math.floor(handOverMinutes / 60)} h ${handOverMinutes % 60} min`,
  gatewayProtocols: gateway.protocols.length,
  readingBytes: reading.bytes,
  monthDays: month.days,
  coldRoomSensors: coldRoom.sensors,
  coldRoomMegabytes: Math.round((coldRoomReadings * reading.bytes) / 1e6),
  coldRoomSummaryMegabytes: coldRoom.summaryMegabytes,
  coldRoomBilledMegabytes: coldRoom.billedMegabytes,
  coldStoreProbes: coldStore.probes,
  coldStoreInterval: coldStore.interval,
  warrantyMonths: warranty.months,
} as const

/** Tokens of the copy: what follows from content/facts.json, written as a text writes it. */
export const figureTokens = (locale: string) =>
  ({
    ...figures,
    batteryEnergy: formatNumber(energy, locale, 1),
    usableEnergy: formatNumber(usableEnergy, locale, 2),
    wattsSending: formatNumber(gatewayDraw.sending, locale, 2),
    wattsConnected: formatNumber(gatewayDraw.connected, locale, 2),
    wattsWaking: formatNumber(gatewayDraw.waking, locale, 2),
    wattsSilent: formatNumber(gatewayDraw.silent, locale, 2),
    /** Hours without mains on a new battery: sending without a pause, connected, waking now and then, without the modem. */
    hoursSending: formatNumber(hoursAt(gatewayDraw.sending), locale, 1),
    hoursConnected: formatNumber(hoursAt(gatewayDraw.connected), locale, 1),
    hoursWaking: formatNumber(hoursAt(gatewayDraw.waking), locale, 1),
    hoursSilent: formatNumber(hoursAt(gatewayDraw.silent), locale, 1),
    storedReadings: formatNumber(storedReadings, locale),
    /** What a camera sends in a day at one count a minute, each as large as a reading. */
    minuteCountsKilobytes: formatNumber((24 * 60 * reading.bytes) / 1e3, locale, 1),
    coldRoomReadings: formatNumber(coldRoomReadings, locale),
    coldStoreReadingsADay: formatNumber(coldStoreRate * 86_400, locale),
    coldStoreReadingsAWeek: formatNumber(coldStoreRate * 7 * 86_400, locale),
  }) satisfies TokenValues
