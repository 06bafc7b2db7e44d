import { formatList, formatNumber } from '#src/contracts/formats.ts'
import type { TokenValues } from '#src/contracts/tokens.ts'
import {
  dataByWay,
  type Load,
  messageBytes,
  reportsADay,
  wire,
} from '#src/site-model/monthly-data.ts'
import { bytesAMegabyte } from '#src/site-model/site.ts'
import type { DeviceFacts } from '../schemas/facts-schema.ts'

/**
 * Calculates figures of the article data-cost-cold-room as tokens. Monthly megabytes have two
 * decimals, and add up as in the article.
 */
export function dataCostFigures(
  devices: readonly Load[],
  { reading, month }: Pick<DeviceFacts, 'reading' | 'month'>,
  locale: string,
): TokenValues {
  const sensors = devices.filter(({ readingSeconds }) => readingSeconds)
  const others = devices.filter(({ readingSeconds }) => !readingSeconds)
  const { readings, sensors: count, changes } = reportsADay(sensors)
  const { events } = reportsADay(others)
  const { days } = month
  const summaries = (24 * 60) / wire.summaryMinutes
  const megabytes = (bytes: number) => formatNumber(bytes / bytesAMegabyte, locale, 2)
  const whole = (value: number) => formatNumber(Math.round(value), locale)
  /**
   * Tokens of a way of sending: messages per month, bytes of a message, megabytes. The download
   * contains only TCP confirmations.
   */
  const way = (name: string, messages: number, bytes: string, upload: number): TokenValues => ({
    [`${name}Messages`]: whole(messages),
    [`${name}Bytes`]: bytes,
    [`${name}Upload`]: megabytes(upload),
    [`${name}Download`]: megabytes(messages * wire.tcpConfirmation),
    [`${name}Both`]: megabytes(upload + messages * wire.tcpConfirmation),
  })
  const single = (messages: number, size: number) => ({ messages, upload: messages * size })
  const alone = single(days * readings, reading.bytes)
  const together = single(
    (days * readings) / Math.max(1, count),
    messageBytes(count, wire.batchedReading),
  )
  const sixty = single(
    (days * readings) / wire.batch,
    messageBytes(wire.batch, wire.batchedReading),
  )
  const summaryBytes = messageBytes(count, wire.summaryLine)
  const changed = {
    messages: days * (summaries + changes),
    upload: days * (summaries * summaryBytes + changes * reading.bytes),
  }
  const answers = changed.messages * wire.mqttAnswer
  const doors = days * events * (reading.bytes + wire.tcpConfirmation + wire.mqttAnswer)
  const ways = dataByWay(devices, { days, readingBytes: reading.bytes })
  return {
    monthMinutes: whole(days * 24 * 60),
    ...way('alone', alone.messages, whole(reading.bytes), alone.upload),
    ...way(
      'together',
      together.messages,
      whole(messageBytes(count, wire.batchedReading)),
      together.upload,
    ),
    ...way(
      'sixty',
      sixty.messages,
      whole(messageBytes(wire.batch, wire.batchedReading)),
      sixty.upload,
    ),
    ...way('summary', changed.messages, '', changed.upload),
    summaryBytesEach: formatList(
      [whole(reading.bytes), whole(summaryBytes)],
      'disjunction',
      locale,
    ),
    summaryBytes: whole(summaryBytes),
    handshakesMegabytes: megabytes(ways.reconnections.both * bytesAMegabyte),
    aloneBillMegabytes: whole(
      (alone.upload + alone.messages * wire.tcpConfirmation) / bytesAMegabyte +
        ways.reconnections.both,
    ),
    answersMegabytes: megabytes(answers),
    doorMegabytes: megabytes(doors),
    storedMegabytes: formatNumber(ways.stored.both, locale, 2),
  }
}
