import { DrawnName, DrawnUnit } from './DrawnText.tsx'
import drawing from './drawing.module.css'
import styles from './ManagedDay.module.css'

/** The worked example: five alarms by minutes after midnight, and the shifts that answered them. */
const alarms = [
  { minute: 134, what: 'Cold room 3 above −15 °C', answer: 'guard called at 02:17' },
  { minute: 366, what: 'Grid off, Ikeja clinic', answer: 'generator on at 06:07' },
  { minute: 690, what: 'SIM card at 90 %', answer: 'plan raised before noon' },
  { minute: 942, what: 'Lock battery low, room 214', answer: 'cells changed at 16:20' },
  { minute: 1224, what: 'Gateway silent, Lekki', answer: 'fibre cut, LTE took over' },
]
const shifts = [
  { from: 0, to: 360, name: 'Night, two engineers', isNight: true },
  { from: 360, to: 840, name: 'Morning, three engineers', isNight: false },
  { from: 840, to: 1320, name: 'Evening, three engineers', isNight: false },
  { from: 1320, to: 1440, name: 'Night', isNight: true },
]

const x = (minute: number) => Math.round((minute / 1440) * 12400) / 10
const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const watch = 128
/** A stroke every ten minutes, longer on the hour. */
const reports = Array.from({ length: 143 }, (_, index) => (index + 1) * 10)
  .map((minute) => `M${x(minute)} ${watch}v${minute % 60 === 0 ? -9 : -4}`)
  .join('')

/** One day on watch: software sees five alarms on one line, a person on duty below takes each of them over. */
export const ManagedDay = () => (
  <div className={`${drawing['drawing']} ${drawing['page']}`}>
    <svg
      className={drawing['wide']}
      viewBox="0 0 1240 272"
      role="img"
      aria-label="One day from 00:00 to 24:00. A continuous line of AI monitoring; below it three shifts of engineers; five alarms handed from the line to a person."
    >
      {alarms.map(({ minute, what, answer }) => (
        <g key={minute}>
          <path d={`M${x(minute)} ${watch}V28M${x(minute)} ${watch + 8}V190`} stroke="var(--ink)" />
          <DrawnUnit x={x(minute) + 10} y={38} fill="var(--ink)">
            {clock(minute)}
          </DrawnUnit>
          <DrawnName x={x(minute) + 10} y={60} size={14}>
            {what}
          </DrawnName>
          <text x={x(minute) + 10} y="80" fontSize="14" fill="var(--muted)">
            {answer}
          </text>
        </g>
      ))}
      <path d={reports} stroke="var(--signal)" />
      <path className="signal-line" pathLength={1} d={`M0 ${watch}H1240`} stroke="var(--signal)" strokeWidth="3" />
      {alarms.map(({ minute }) => (
        <circle key={minute} cx={x(minute)} cy={watch} r="7" fill="var(--page)" stroke="var(--signal)" strokeWidth="3" />
      ))}
      {shifts.map(({ from, to, name, isNight }) => (
        <g key={from}>
          <rect
            x={x(from) + (from > 0 ? 2 : 0)}
            y="190"
            width={x(to) - x(from) - (from > 0 ? 2 : 0)}
            height="44"
            rx="4"
            fill={isNight ? 'var(--device-quiet)' : 'var(--device)'}
          />
          <DrawnName x={x(from) + 16} y={217} size={14} fill="var(--studio)">
            {name}
          </DrawnName>
        </g>
      ))}
      {Array.from({ length: 13 }, (_, index) => index * 120).map((minute) => (
        <DrawnUnit key={minute} x={x(minute)} y={262} anchor={minute === 0 ? 'start' : minute === 1440 ? 'end' : 'middle'}>
          {clock(minute)}
        </DrawnUnit>
      ))}
    </svg>
    <ol className={`${drawing['tall']} ${styles['list']}`}>
      {shifts.map(({ from, to, name }) => (
        <li key={from}>
          <span className={styles['shift']}>{name}</span>
          <ol>
            {alarms
              .filter(({ minute }) => minute >= from && minute < to)
              .map(({ minute, what, answer }) => (
                <li key={minute}>
                  <time>{clock(minute)}</time>
                  <b>{what}</b>
                  <span>{answer}</span>
                </li>
              ))}
          </ol>
        </li>
      ))}
    </ol>
  </div>
)
