import { firstExampleSite } from '#src/content/example-sites.ts'
import type { DrawingWords } from '#src/content/schemas/drawing-words-schema.ts'
import { deviceFacts } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { monthlyData, reportsADay } from '#src/site-model/monthly-data.ts'
import styles from './ColdRoomData.module.css'
import { drawingWords } from './kit/drawing-words.ts'

/** The door sensors of the cold store are left out, because they only report events. */
function calculation(words: NonNullable<DrawingWords['coldRoomData']>) {
  const { reading, month } = deviceFacts()
  const sensors = firstExampleSite().site.devices.filter(({ readingSeconds }) => readingSeconds)
  const minutes = month.days * 24 * 60
  const factors = [
    { factor: `${reportsADay(sensors).sensors} ${words.sensors}`, meaning: words.every },
    { factor: `${reading.bytes} B`, meaning: words.reading },
    {
      factor: `${month.days} ${words.days}`,
      meaning: `${formatNumber(minutes, site().locale)} ${words.minutes}`,
    },
  ]
  return {
    factors,
    megabytes: formatNumber(
      monthlyData(sensors, {
        link: 'ethernet',
        days: month.days,
        readingBytes: reading.bytes,
      }).upload,
      site().locale,
      2,
    ),
  }
}

export const ColdRoomData = () => {
  const words = drawingWords().coldRoomData
  if (!words) return null
  const { factors, megabytes } = calculation(words)
  return (
    <table className={styles['table']} aria-label={words.shows}>
      <tbody>
        {factors.map(({ factor, meaning }) => (
          <tr key={factor}>
            <th scope="row">{factor}</th>
            <td>{meaning}</td>
          </tr>
        ))}
        <tr className={styles['product']}>
          <th scope="row">{megabytes} MB</th>
          <td>{words.month}</td>
        </tr>
      </tbody>
    </table>
  )
}
