import { chargeLeft, gatewayDraw, hoursAt } from '#src/content/example-sites/figures.ts'
import { deviceFacts, fromSettings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import {
  Axis,
  Drawing,
  Label,
  line,
  Name,
  range,
  Signal,
  scale,
  stepsTo,
  View,
} from '../kit/drawing.tsx'

const last = 8

const discharge = fromSettings(() => {
  const facts = deviceFacts()
  const { wake } = facts.gateway
  const draw = gatewayDraw(facts)
  /** Hours that the modem is awake in each half hour. */
  const awake = wake.lasts / 60
  const pause = wake.every / 60
  const sending = (hours: number) => chargeLeft(draw.sending, hours, facts)
  const waking = (hours: number) => {
    const wakings = Math.floor(hours / pause)
    const modemHours = wakings * awake + Math.min(hours - wakings * pause, awake)
    return chargeLeft(
      draw.silent + ((draw.sending - draw.silent) * modemHours) / (hours || 1),
      hours,
      facts,
    )
  }
  const empty = hoursAt(draw.sending, facts)
  const emptyWritten = formatNumber(empty, site().locale, 1)
  const remaining = Math.round(waking(last))
  return {
    sending,
    waking,
    empty,
    emptyWritten,
    remaining,
    bends: range(last / pause, pause).flatMap((start) => [start, start + awake]),
    minutes: wake.every,
  }
})

/** Breaks a text into two lines, at the space that is next to its middle. */
function halvesOf(text: string): string[] {
  const breaks = [...text.matchAll(/ /g)].map(({ index }) => index)
  const at = Math.min(...breaks.filter((one) => one >= text.length / 2), text.length)
  return [text.slice(0, at), text.slice(at + 1)].filter(Boolean)
}

type Frame = { left: number; right: number; top: number; bottom: number; isNarrow?: boolean }

const Chart = ({ left, right, top, bottom, isNarrow = false }: Frame) => {
  const { sending, waking, empty, emptyWritten, remaining, bends } = discharge()
  const said = words().drawings.batteryDischarge
  const x = scale([0, last], [left, right])
  const y = scale([0, 100], [bottom, top])
  return (
    <>
      {[0, 50, 100].map((percent) => (
        <g key={percent}>
          <path d={`M${left} ${y(percent)}H${right}`} stroke="var(--line)" />
          <Label x={left - 10} y={y(percent) + 4} anchor="end" text={percent} />
        </g>
      ))}
      <Axis
        x={x}
        y={bottom}
        at={stepsTo(last, 2)}
        name={(hours) => `${hours} h`}
        tick={6}
        isCentred
      />
      <path d={`M${x(0)} ${y(100)}L${x(empty)} ${bottom}`} stroke="var(--muted)" strokeWidth="2" />
      <circle
        cx={x(empty)}
        cy={bottom}
        r="4"
        fill="var(--page)"
        stroke="var(--muted)"
        strokeWidth="2"
      />
      <Label x={x(empty) + 10} y={bottom - 10} text={`${emptyWritten} h`} />
      <Signal d={line([...bends, last].map((hours) => [x(hours), y(waking(hours))]))} width={3} />
      <circle cx={x(last)} cy={y(waking(last))} r="5.5" fill="var(--signal)" />
      <Label x={x(last)} y={y(waking(last)) + 22} anchor="end" tone="ink" text={`${remaining} %`} />
      <Name
        x={isNarrow ? right : x(2.6)}
        y={y(waking(2.6)) - 26}
        anchor={isNarrow ? 'end' : 'start'}
        text={said.waking}
      />
      {(isNarrow ? halvesOf(said.sending) : [said.sending]).map((part, index) => (
        <Name
          key={part}
          x={x(4.1) - 14}
          y={y(sending(4.3)) + (isNarrow ? index * 18 - 14 : 0)}
          anchor="end"
          tone="muted"
          text={part}
        />
      ))}
    </>
  )
}

export const BatteryDischarge = () => {
  const { emptyWritten, remaining, minutes } = discharge()
  const said = words().drawings.batteryDischarge
  return (
    <Drawing
      label={say(said.shows, { number: last, empty: emptyWritten, minutes, percent: remaining })}
    >
      <View size="column" width={700} height={472}>
        <Name x={0} y={30} size="title" text={said.name} />
        <Chart left={44} right={680} top={84} bottom={432} />
      </View>
      <View size="tall" height={302}>
        <Name x={0} y={16} text={said.name} />
        <Chart left={36} right={334} top={72} bottom={262} isNarrow />
      </View>
    </Drawing>
  )
}
