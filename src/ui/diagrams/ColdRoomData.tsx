import styles from './ColdRoomData.module.css'

/** The worked example: sensors, readings a minute each, bytes a reading with its headers, days a month. */
const room = { sensors: 6, bytes: 120, days: 30 } as const
const minutes = room.days * 24 * 60
const megabytes = Math.round((room.sensors * room.bytes * minutes) / 1e6)

const rows = [
  { factor: `${room.sensors} sensors`, meaning: 'every minute' },
  { factor: `${room.bytes} B`, meaning: 'a reading, with headers' },
  { factor: `${room.days} days`, meaning: `${minutes.toLocaleString('en-GB')} minutes` },
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
        <th scope="row">{megabytes} MB</th>
        <td>a month</td>
      </tr>
    </tbody>
  </table>
)
