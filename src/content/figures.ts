import { facts } from '#src/company/facts.ts'

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
/** Data that readings make in a month, in megabytes, each sent alone. @returns with one decimal, `31.1` */
export const megabytesAMonth = (readingsADay: number): string => ((readingsADay * reading.bytes * month.days) / 1e6).toFixed(1)

/** Per cent of a new battery that is left after some hours at a draw in watts; 0 where it is empty. */
export const chargeLeft = (watts: number, hours: number): number => Math.max(0, 100 - (100 * watts * hours) / usableEnergy)

const oneDecimal = (value: number) => value.toFixed(1)
const grouped = (value: number) => value.toLocaleString('en-GB')
const storedReadings = store.hours * 3600 * store.rate
const coldRoomReadings = (coldRoom.sensors * month.days * 86_400) / coldRoom.interval
const handOverMinutes = storedReadings / store.handOver / 60
const coldStoreRate = coldStore.probes / coldStore.interval

/** Tokens of the copy: what follows from content/facts.json, written as a text writes it. */
export const figures = {
  batteryCapacity: battery.milliampHours,
  batteryEnergy: oneDecimal(energy),
  usableEnergy: usableEnergy.toFixed(2),
  chargeFrom: battery.charging.from,
  chargeTo: battery.charging.to,
  wattsSending: gatewayDraw.sending.toFixed(2),
  wattsConnected: gatewayDraw.connected.toFixed(2),
  wattsWaking: gatewayDraw.waking.toFixed(2),
  wattsSilent: gatewayDraw.silent.toFixed(2),
  /** Hours without mains on a new battery: sending without a pause, connected, waking now and then, without the modem. */
  hoursSending: oneDecimal(hoursAt(gatewayDraw.sending)),
  hoursConnected: oneDecimal(hoursAt(gatewayDraw.connected)),
  hoursWaking: oneDecimal(hoursAt(gatewayDraw.waking)),
  hoursSilent: oneDecimal(hoursAt(gatewayDraw.silent)),
  /** The same in whole hours, for headings. */
  hoursWithoutMains: Math.floor(hoursAt(gatewayDraw.connected)),
  /** With the setting it is delivered with, connected at first and then waking now and then; in whole hours. */
  hoursByDefault: Math.floor(gateway.connectedFirst + (usableEnergy - gateway.connectedFirst * gatewayDraw.connected) / gatewayDraw.waking),
  wakeEvery: wake.every,
  storeHours: store.hours,
  storedReadings: grouped(storedReadings),
  /** How long the same store lasts at the pace of the cold room, in days. */
  coldRoomStoreDays: Math.floor(storedReadings / (coldRoomReadings / month.days)),
  handOverRate: store.handOver,
  /** How long a full store takes. */
  handOverTime: `${Math.floor(handOverMinutes / 60)} h ${handOverMinutes % 60} min`,
  gatewayProtocols: gateway.protocols.length,
  readingBytes: reading.bytes,
  /** What a camera sends in a day at one count a minute, each as large as a reading. */
  minuteCountsKilobytes: oneDecimal((24 * 60 * reading.bytes) / 1e3),
  monthDays: month.days,
  coldRoomSensors: coldRoom.sensors,
  coldRoomReadings: grouped(coldRoomReadings),
  coldRoomMegabytes: Math.round((coldRoomReadings * reading.bytes) / 1e6),
  coldRoomSummaryMegabytes: coldRoom.summaryMegabytes,
  coldRoomBilledMegabytes: coldRoom.billedMegabytes,
  coldStoreProbes: coldStore.probes,
  coldStoreInterval: coldStore.interval,
  coldStoreReadingsADay: grouped(coldStoreRate * 86_400),
  coldStoreReadingsAWeek: grouped(coldStoreRate * 7 * 86_400),
  warrantyMonths: warranty.months,
} as const
