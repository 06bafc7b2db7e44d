import {
  Axis,
  clock,
  Drawing,
  Label,
  Labels,
  Name,
  paths,
  range,
  Signal,
  scale,
  stepsTo,
  View,
} from './kit/drawing.tsx'
import { drawingWords } from './kit/drawing-words.ts'
import styles from './ManagedDay.module.css'

/** Minutes at which the five alarms come, and the four shifts. */
const alarmAt = [134, 366, 690, 942, 1224]
const shiftsOfDay = [
  { from: 0, to: 360, isNight: true },
  { from: 360, to: 840, isNight: false },
  { from: 840, to: 1320, isNight: false },
  { from: 1320, to: 1440, isNight: true },
]

const day = 1440
const x = scale([0, day], [0, 1240])
const watch = 128
const reports = paths(
  range(143, 10, 10),
  (minute) => `M${x(minute)} ${watch}v${minute % 60 === 0 ? -9 : -4}`,
)

export const ManagedDay = () => {
  const words = drawingWords().managedDay
  if (!words) return null
  const alarms = words.alarms.map((alarm, index) => ({ ...alarm, minute: alarmAt[index] ?? 0 }))
  const shifts = shiftsOfDay.map((shift, index) => ({ ...shift, name: words.shifts[index] ?? '' }))
  return (
    <div className={styles['day']}>
      <Drawing label={words.shows}>
        <View size="page" height={272}>
          {alarms.map(({ minute, what, answer }) => (
            <g key={minute}>
              <path
                d={`M${x(minute)} ${watch}V28M${x(minute)} ${watch + 8}V190`}
                stroke="var(--ink)"
              />
              <Label x={x(minute) + 10} y={38} tone="ink" text={clock(minute)} />
              <Name x={x(minute) + 10} y={60} text={what} />
              <Labels lines={answer} x={x(minute) + 10} y={81} step={16} />
            </g>
          ))}
          <path d={reports} stroke="var(--signal)" />
          <Signal d={`M0 ${watch}H1240`} width={3} />
          {alarms.map(({ minute }) => (
            <circle
              key={minute}
              cx={x(minute)}
              cy={watch}
              r="7"
              fill="var(--page)"
              stroke="var(--signal)"
              strokeWidth="3"
            />
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
              <Name x={x(from) + 16} y={217} tone="studio" text={name} />
            </g>
          ))}
          <Axis x={x} y={240} at={stepsTo(day, 120)} name={clock} />
        </View>
      </Drawing>
      <ol className={styles['list']}>
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
                    <span>{answer.join(' ')}</span>
                  </li>
                ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  )
}
