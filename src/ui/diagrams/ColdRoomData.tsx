import { facts } from '#src/company/facts.ts'
import { figures } from '#src/content/figures.ts'
import styles from './ColdRoomData.module.css'

const { reading, month, coldRoom } = facts
const minutes = month.days * 24 * 60

const rows = [
  { factor: `${coldRoom.sensors} sensors`, meaning: 'every minute' },
  { factor: `${reading.bytes} B`, meaning: 'a reading, with headers' },
  { factor: `${month.days} days`, meaning: `${minutes.toLocaleString('en-GB')} minutes` },
]

/** The mobile data of one cold room in a month, multiplied out. */
export const ColdRoomData = () => (
  <table className={styles['table']} aria-label="Mobile data of one cold room, multiplied out">
    <tbody>
      {rows.map(({ factor, meaning }) => (
        <tr key={factor}>
          <th scope="row">{factor}</th>
          <td>{meaning}</td>
        </tr>
      ))}
      <tr className={styles['product']}>
        <th scope="row">{figures.coldRoomMegabytes} MB</th>
        <td>a month</td>
      </tr>
    </tbody>
  </table>
)
