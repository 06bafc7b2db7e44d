import { Link } from './link.ts'
import { batchedBytes, messageBytes, usualChangesAnHour, wire } from './monthly-data.ts'
import { type Device, type ModelSite, minutesADay } from './site.ts'

/** How many of something that happens `rate` times a minute fall into a minute: whole, and right over the night. */
const inMinute = (minute: number, rate: number) => Math.floor((minute + 1) * rate) - Math.floor(minute * rate)

type Source = { device: Device; readings: number; events: number; changes: number; room: number; inMemory: number }

function sourceOf(device: Device): Source {
  const { count, readingSeconds, eventsADay = 0, changesAnHour = usualChangesAnHour, memoryReadings = 0 } = device
  const each = readingSeconds ? 60 / readingSeconds : 0
  return {
    device,
    readings: count * each,
    events: (count * eventsADay) / minutesADay,
    // No more readings can change than are taken.
    changes: count * Math.min(changesAnHour / 60, each),
    room: count * memoryReadings,
    inMemory: 0,
  }
}

/** Counts since the beginning of the night. Every reading that was taken is sent, waits on the disk, waits in a device, or is lost. */
export type ReadingCounts = {
  taken: number
  sent: number
  waiting: number
  /** In devices that the gateway does not hear. */
  inDevices: number
  /** Replaced by minute summaries on a full disk, or by newer ones in a full device. */
  lost: number
  /** Never taken: the device stood still, or keeps none and was not asked. */
  missed: number
  /** Bytes towards the platform over the fixed line, and in both directions on the bill of the SIM card. */
  lineBytes: number
  billedBytes: number
}

export type ReadingMinute = { minute: number; link: number; isRunning: (index: number) => boolean; isHeard: (index: number) => boolean }

export function createReadings({ devices, diskBytes, readingBytes, gateway, gateways = 1 }: ModelSite) {
  const sources = devices.map(sourceOf)
  const room = gateways * Math.floor(diskBytes / readingBytes)
  const counts: ReadingCounts = { taken: 0, sent: 0, waiting: 0, inDevices: 0, lost: 0, missed: 0, lineBytes: 0, billedBytes: 0 }
  /** Messages to send by LTE: summaries of so many sensors, changes and events. */
  let [summaries, changes, events, sensors, before] = [0, 0, 0, 0, -1]

  /** Takes the readings of a minute. Returns how many arrived at the gateway. */
  function collect({ minute, isRunning, isHeard }: ReadingMinute): number {
    let arrived = 0
    sensors = 0
    counts.inDevices = 0
    sources.forEach((source, index) => {
      const taken = inMinute(minute, source.readings)
      const happened = inMinute(minute, source.events)
      const all = taken + happened
      const isKept = isRunning(index) && (isHeard(index) || source.room > 0)
      if (isKept) counts.taken += all
      else counts.missed += all
      if (isHeard(index)) {
        arrived += all + source.inMemory
        source.inMemory = 0
        if (source.readings > 0) sensors += source.device.count
        changes += source.changes
        events += happened
      } else if (isKept) {
        const held = source.inMemory + all
        source.inMemory = Math.min(held, source.room)
        counts.lost += held - source.inMemory
      }
      counts.inDevices += source.inMemory
    })
    if (sensors > 0 && (minute + 1) % wire.summaryMinutes === 0) summaries += gateways
    return arrived
  }

  /** Live readings leave one by one; stored ones beside them, sixty to a message. */
  function sendByLine(arrived: number) {
    const live = Math.min(arrived, counts.waiting)
    const stored = Math.min(counts.waiting - live, gateways * gateway.handOver * 60)
    counts.sent += live + stored
    counts.waiting -= live + stored
    counts.lineBytes += live * readingBytes + batchedBytes(stored)
    ;[summaries, changes, events] = [0, 0, 0]
  }

  function sendByMobile() {
    const answers = wire.tcpConfirmation + wire.mqttAnswer
    const messages = summaries + changes + events
    counts.billedBytes +=
      summaries * messageBytes(Math.ceil(sensors / gateways), wire.summaryLine) + (changes + events) * readingBytes + messages * answers
    ;[summaries, changes, events] = [0, 0, 0]
  }

  function step(now: ReadingMinute): ReadingCounts {
    const arrived = collect(now)
    counts.waiting += arrived
    const over = Math.max(0, counts.waiting - room)
    counts.waiting -= over
    counts.lost += over
    if (now.link === Link.line) sendByLine(arrived)
    const isMobile = now.link === Link.lte || now.link === Link.asleep
    // A new session; a sleeping one is kept.
    if (isMobile && (before === Link.none || before === Link.line)) counts.billedBytes += gateways * wire.handshake
    if (now.link === Link.lte) sendByMobile()
    before = now.link
    return counts
  }

  return { step }
}
