import { site } from '#src/content/settings/site.ts'
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
import styles from './ManagedDay.module.css'

const alarmsOfDay = () => [
  { minute: 134, what: 'Frozen room too warm', answer: ['guard called', 'at 02:14'] },
  {
    minute: 366,
    what: `Grid off, ${site().places.clinic} clinic`,
    answer: ['generator on', 'at 06:07'],
  },
  { minute: 690, what: 'SIM card at 90 %', answer: ['plan raised', 'before noon'] },
  { minute: 942, what: 'Lock battery low, room 214', answer: ['batteries changed', 'at 16:20'] },
  {
    minute: 1224,
    what: `Fibre cut, ${site().places.home}`,
    answer: ['LTE took over', 'in about a minute'],
  },
]
const shifts = [
  { from: 0, to: 360, name: 'Night, two engineers', isNight: true },
  { from: 360, to: 840, name: 'Morning, three engineers', isNight: false },
  { from: 840, to: 1320, name: 'Evening, three engineers', isNight: false },
  { from: 1320, to: 1440, name: 'Night', isNight: true },
]

const day = 1440
const x = scale([0, day], [0, 1240])
const watch = 128
const reports = paths(
  range(143, 10, 10),
  (minute) => `M${x(minute)} ${watch}v${minute % 60 === 0 ? -9 : -4}`,
)
const label =
  'One day from 00:00 to 24:00. A continuous line of AI monitoring; below it three shifts of engineers; five alarms handed from the line to a person.'

export const ManagedDay = () => {
  const alarms = alarmsOfDay()
  return (
    <div className={styles['day']}>
      <Drawing label={label}>
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
