import { bytesAMegabyte, type Device, type LinkKind, minutesADay } from './site.ts'

/**
 * Data volume of a gateway's messages. Sizes are in bytes, with all headers down to IP. Sources:
 * IPv4 header 20 and TCP header 20 (RFC 791, RFC 9293, without options); TLS 1.3 record 5 + 1 + 16
 * (RFC 8446 §5.2); MQTT header and topic 22; a TCP confirmation without data 40. The article
 * data-cost-cold-room derives these sizes.
 */
export const wire = {
  headers: 84,
  segmentHeaders: 40,
  /**
   * Bytes in a TCP segment on a network with packets of 1,500 bytes, without IPv4 and TCP headers.
   */
  segment: 1460,
  /**
   * Bytes of a reading in a batched message, and of a summary's line with lowest, mean and highest
   * value.
   */
  batchedReading: 36,
  summaryLine: 48,
  /** Additional byte of a batched message, whose length takes two bytes. */
  longLength: 1,
  tcpConfirmation: 40,
  mqttAnswer: 66,
  /** Bytes of a TLS handshake in both directions, and reconnections of an LTE link a day. */
  handshake: 6000,
  reconnectionsADay: 3,
  batch: 60,
  summaryMinutes: 15,
} as const

/** Bytes of a message with `lines` readings or summary lines of `size` bytes. */
export function messageBytes(lines: number, size: number): number {
  const payload = lines * size + (lines > 1 ? wire.longLength : 0)
  const segments = Math.max(
    1,
    Math.ceil((wire.headers - wire.segmentHeaders + payload) / wire.segment),
  )
  return wire.headers + payload + (segments - 1) * wire.segmentHeaders
}

export function batchedBytes(readings: number): number {
  const full = Math.floor(readings / wire.batch)
  const rest = readings % wire.batch
  return (
    full * messageBytes(wire.batch, wire.batchedReading) +
    (rest > 0 ? messageBytes(rest, wire.batchedReading) : 0)
  )
}

/**
 * Readings per sensor and hour that differ enough to be sent at once, unless a device says
 * otherwise: the article's planning value.
 */
const usualChangesAnHour = 4

export type Load = Pick<Device, 'count' | 'readingSeconds' | 'changesAnHour' | 'eventsADay'>

export function reportsADay(loads: readonly Load[]) {
  let [sensors, readings, changes, events] = [0, 0, 0, 0]
  for (const {
    count,
    readingSeconds,
    changesAnHour = usualChangesAnHour,
    eventsADay = 0,
  } of loads) {
    events += count * eventsADay
    if (!readingSeconds) continue
    const each = (minutesADay * 60) / readingSeconds
    sensors += count
    readings += count * each
    changes += count * Math.min(changesAnHour * 24, each)
  }
  return { sensors, readings, changes, events }
}

/** Megabytes sent to the platform, and in both directions as an operator counts them. */
export type Megabytes = { upload: number; both: number }

const traffic = (days: number, messages: number, bytes: number, answers: number): Megabytes => ({
  upload: (days * bytes) / bytesAMegabyte,
  both: (days * (bytes + messages * answers)) / bytesAMegabyte,
})
const add = (a: Megabytes, b: Megabytes): Megabytes => ({
  upload: a.upload + b.upload,
  both: a.both + b.both,
})

/** In how many days, and how, the data of a site is sent. */
type SentData = {
  days: number
  /** Bytes of a reading or an event that is sent alone, with all headers. */
  readingBytes: number
  /** Number of gateways that share the sensors; each sends its summaries over its own link. */
  gateways?: number | undefined
}

/**
 * Megabytes sent in some days, by the way of sending.
 * - `alone`: each reading in its own message, as on a fixed line; TCP's confirmations are counted,
 *   MQTT's answers are not.
 * - `summaries`: changes, events and a summary of all sensors every 15 minutes, as on LTE, with
 *   answers.
 * - `stored`: all readings sixty to a message, with answers.
 */
export function dataByWay(loads: readonly Load[], { days, readingBytes, gateways = 1 }: SentData) {
  const { sensors, readings, changes, events } = reportsADay(loads)
  const summaries = sensors > 0 ? (gateways * minutesADay) / wire.summaryMinutes : 0
  const { tcpConfirmation } = wire
  const answers = tcpConfirmation + wire.mqttAnswer
  const handshakes = (gateways * days * wire.reconnectionsADay * wire.handshake) / bytesAMegabyte
  return {
    alone: traffic(days, readings + events, (readings + events) * readingBytes, tcpConfirmation),
    summaries: traffic(
      days,
      summaries + changes + events,
      summaries * messageBytes(Math.ceil(sensors / gateways), wire.summaryLine) +
        (changes + events) * readingBytes,
      answers,
    ),
    stored: traffic(
      days,
      Math.ceil((days * readings) / wire.batch) / days,
      batchedBytes(days * readings) / days,
      answers,
    ),
    reconnections: { upload: 0, both: handshakes },
  }
}

/** Rounds a bill's megabytes up, because texts say "at most". */
export const wholeMegabytes = (bill: number): number => Math.ceil(bill)

/**
 * Data that a site sends in some days, and the part of it that is on the SIM card's bill.
 * - `lte-beside-ethernet`: the maximum for a bundle, if the line is down all the time and LTE
 *   carries changes, events and summaries. The readings wait on disk for the line.
 * - `lte-only`: the stored readings are also sent by LTE, once a week.
 */
export function monthlyData(
  loads: readonly Load[],
  { link, ...sent }: SentData & { link: LinkKind },
): { upload: number; bill: number } {
  const way = dataByWay(loads, sent)
  if (link === 'ethernet') return { upload: way.alone.upload, bill: 0 }
  const live = add(way.summaries, way.reconnections)
  const all = link === 'lte-only' ? add(live, way.stored) : live
  return { upload: all.upload, bill: all.both }
}
