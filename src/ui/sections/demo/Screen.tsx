import {
  batteryAt,
  type DemoRange,
  demoAddress,
  demoRanges,
  getDemoWeek,
  momentWords,
  otherSites,
  shortMoment,
} from '#src/content/demo.ts'
import { celsiusText, say } from '#src/content/example-sites/event-words.ts'
import type { DemoWords } from '#src/content/schemas/demo-schema.ts'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { site as company } from '#src/content/settings/site.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { isBeyond } from '#src/model/rooms.ts'
import { minutesADay } from '#src/model/site.ts'
import { Disclosure } from '../../base/Disclosure.tsx'
import { AlarmControls } from './AlarmControls.tsx'
import { Alarms } from './Alarms.tsx'
import { AppBar } from './AppBar.tsx'
import { ReadingsTable } from './ReadingsTable.tsx'
import { Readouts } from './Readouts.tsx'
import { RoomChart } from './RoomChart.tsx'
import styles from './Screen.module.css'
import { WeekPage } from './WeekPage.tsx'

type Props = { range: DemoRange; words: DemoWords; instrument: InstrumentWords }

/**
 * The app's screen: sites, one room's night, alarms, range, file and weekly page. Its links work
 * without a script.
 */
export const Screen = ({ range, words, instrument }: Props) => {
  const { locale } = company()
  const week = getDemoWeek()
  const { site, night, result, alarms } = week
  const { controls, alarms: labels, says } = words
  const { name, period } = range
  const isWeek = name === 'week'
  // The weekly page needs other style sheets, so it is opened by an ordinary link and not exchanged
  // by the script.
  const isExchanged = (other: string) => !isWeek && other !== 'week'
  const shown = alarms.filter(({ raisedAt }) => raisedAt >= period.from && raisedAt < period.to)
  const waiting = alarms.filter(({ acknowledgedAt }) => acknowledgedAt === null).length
  const last = night.minutes - 1
  const now = result.rooms.map((series) => series[last] ?? 0)
  const [room] = site.rooms
  const ranges = [
    ...demoRanges().filter((one) => one.alarm === undefined),
    ...(range.alarm ? [range] : []),
  ].map((one) => ({
    ...one,
    label: one.alarm
      ? say(controls.around, { time: shortMoment(week, one.alarm.raisedAt) })
      : rangeName(one.name, words),
  }))
  const shownWords = say(says.period, {
    from: momentWords(week, period.from),
    time: momentWords(week, period.to),
  })
  return (
    <div className={styles['screen']} id="app" data-demo>
      <AppBar marker={words.marker} time={momentWords(week, night.minutes)} />
      <div className={styles['body']}>
        <nav className={styles['sites']} aria-label={controls.sites} data-screen>
          <p className={styles['small']} aria-hidden="true">
            {controls.sites}
          </p>
          <ul>
            <li aria-current="true" data-alarm={waiting > 0 || undefined}>
              <b>{site.name}</b>
              <span>{week.place}</span>
              <span data-to-acknowledge>
                {waiting > 0
                  ? say(says.openAlarms, { count: formatNumber(waiting, locale) })
                  : says.well}
              </span>
              <dl>
                {site.rooms.map(({ id, name: called }, index) => (
                  <div key={id}>
                    <dt>{called}</dt>
                    <dd>{celsiusText(now[index] ?? 0, locale)}</dd>
                  </div>
                ))}
                <div>
                  <dt>{instrument.parts.battery}</dt>
                  <dd>{`${Math.round(100 * batteryAt(week, last))} %`}</dd>
                </div>
              </dl>
            </li>
            {otherSites((night.beginsAt + night.minutes) % minutesADay).map((other) => (
              <li key={other.id}>
                <b>{other.name}</b>
                <span>{other.place}</span>
                <span>
                  {!other.hasMains
                    ? says.noMains
                    : other.alarms > 0
                      ? say(says.lastNight, { count: formatNumber(other.alarms, locale) })
                      : says.well}
                </span>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['room']}>
          <header className={styles['head']}>
            <h2>{room?.name}</h2>
            <p>{`${site.name}, ${week.place}`}</p>
            <p
              className={styles['now']}
              data-alarm={(room && isBeyond(room, now[0] ?? 0)) || undefined}
            >
              <span>{words.readouts.now}</span>{' '}
              <b className="tabular">{celsiusText(now[0] ?? 0, locale)}</b>
            </p>
          </header>
          <nav className={styles['ranges']} aria-label={controls.ranges} data-screen>
            {ranges.map((one) => (
              <a
                key={one.name}
                href={demoAddress(one.name)}
                data-range={isExchanged(one.name) || undefined}
                aria-current={one.name === name ? 'true' : undefined}
              >
                {one.label}
              </a>
            ))}
            <a
              className={styles['file']}
              href={`/demo/cold-store.csv${name === 'night' ? '' : `?range=${name}`}`}
              download={`cold-store-${name}.csv`}
            >
              {controls.csv}
            </a>
          </nav>
          <p className={styles['period']} data-period>
            {shownWords}
          </p>
          <Readouts week={week} period={period} words={words} locale={locale} />
          <div className={styles['plot']}>
            <RoomChart {...{ week, period, words, locale }} alarms={shown} />
            <input
              type="range"
              min="0"
              max="100"
              aria-label={controls.inspect}
              data-inspect
              data-screen
            />
          </div>
          {/* Hidden from screen readers, because the slider's value text says the same. */}
          <p className={styles['inspected']} aria-hidden="true" data-inspected data-screen />
          {isWeek && (
            <>
              <WeekPage week={week} words={words} locale={locale} />
              <p className={styles['print']} data-screen>
                <button type="button" data-print>
                  {controls.print}
                </button>
              </p>
            </>
          )}
          <Disclosure summary={controls.table} id="readings" data-screen>
            <ReadingsTable {...{ week, period, words, instrument, locale }} />
          </Disclosure>
        </div>
        <section className={styles['alarms']} aria-labelledby="alarms">
          <h3 id="alarms" className={styles['small']}>
            {`${labels.heading} `}
            <span className="tabular">{formatNumber(shown.length, locale)}</span>
          </h3>
          <Alarms
            {...{ week, words, instrument }}
            alarms={shown}
            controlsOf={(named) => <AlarmControls {...named} words={words} range={name} />}
          />
        </section>
      </div>
      <p className={styles['note']} data-screen>
        {says.note}
      </p>
    </div>
  )
}

const rangeName = (name: string, { controls }: DemoWords) =>
  name === 'night' ? controls.night : name === 'day' ? controls.day : controls.week
