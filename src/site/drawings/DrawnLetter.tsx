import { gatewayDraw, hoursAt } from '#src/content/example-sites/figures.ts'
import type { DeviceFacts } from '#src/content/schemas/facts-schema.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import { LogoSymbol } from '../../ui/brand/LogoSymbol.tsx'
import { Drawing, Label, Name, paths, range, Signal, scale, View } from './kit/drawing.tsx'

export type LetterState = 'coming' | 'ending' | 'ended' | 'cut'

/**
 * Returns the hours on one charge if the modem sleeps and wakes from time to time. `axis`: length
 * of the time axis in hours.
 */
const wakingHours = (facts: DeviceFacts) => hoursAt(gatewayDraw(facts).waking, facts)
const axis = 14
const writtenHours = (facts: DeviceFacts) => formatNumber(wakingHours(facts), site().locale, 1)

const paper = { width: 350, height: 400, margin: 27 } as const
const right = paper.width - paper.margin
const x = scale([0, axis], [paper.margin, right])
const tear = paths(
  range(15),
  (index) => `L${paper.width - 1 - index * 24.86} ${index % 2 ? 377 : 367}`,
)
const whole = 'M1 7q0-6 6-6h336q6 0 6 6v386q0 6-6 6H7q-6 0-6-6z'
const torn = `M1 7q0-6 6-6h336q6 0 6 6V367${tear}z`

export const DrawnLetter = ({ state = 'coming' }: { state?: LetterState }) => {
  const isEnded = state === 'ended'
  const { facts } = settings()
  const said = words().drawings.letter
  const label =
    state !== 'coming'
      ? said[state]
      : facts
        ? say(said.coming, { number: writtenHours(facts) })
        : said.plain
  return (
    <Drawing label={label}>
      <View size="tall" height={paper.height}>
        <path
          d={state === 'cut' ? torn : whole}
          fill={isEnded ? 'none' : 'var(--surface)'}
          stroke="var(--line-strong)"
          strokeWidth="1.5"
          strokeLinejoin="round"
          strokeDasharray={isEnded ? '5 6' : undefined}
        />
        <g transform={`translate(${paper.margin} 25) scale(.75)`}>
          <LogoSymbol
            ink={isEnded ? 'var(--line-strong)' : 'var(--ink)'}
            signal={isEnded ? 'var(--line-strong)' : 'var(--signal)'}
          />
        </g>
        <path d={`M${paper.margin} 65H${right}`} stroke="var(--line)" />
        {isEnded ? (
          <path
            d={`M${paper.margin} 112H158M${paper.margin} 243H${right}m-296 43h296m-296 18h246m-246 68h70`}
            stroke="var(--line)"
            strokeWidth="2"
          />
        ) : (
          <Words state={state} />
        )}
      </View>
    </Drawing>
  )
}

const Words = ({ state }: { state: LetterState }) => {
  const isCut = state === 'cut'
  const { facts } = settings()
  const said = words().drawings.letter
  return (
    <>
      {facts ? <Figure facts={facts} /> : <Lines />}
      <path
        d={`M${paper.margin} 293h296m-296 16h281m-281 16h196`}
        stroke="var(--line)"
        strokeWidth="5"
      />
      <g {...(isCut && { clipPath: 'url(#above-the-tear)' })}>
        {isCut && (
          <clipPath id="above-the-tear">
            <path d={torn} />
          </clipPath>
        )}
        <path d={`M${paper.margin} 345h296`} stroke="var(--line)" />
        <Label x={paper.margin} y={375} size="count" text={said.unsubscribe} />
        {state === 'ending' && (
          <rect
            x={paper.margin - 9}
            y="355"
            width="116"
            height="31"
            rx="6"
            stroke="var(--signal)"
            strokeWidth="3"
          />
        )}
      </g>
    </>
  )
}

/** The letter of a company without figures: a heading and lines. */
const Lines = () => (
  <>
    <path d={`M${paper.margin} 112h190`} stroke="var(--ink)" strokeWidth="12" />
    <path
      d={`M${paper.margin} 155h296m-296 20h281m-281 20h296m-296 20h240m-240 20h160`}
      stroke="var(--line)"
      strokeWidth="5"
    />
  </>
)

/** A figure of the gateway and its curve. */
const Figure = ({ facts }: { facts: DeviceFacts }) => {
  const hours = wakingHours(facts)
  const figure = writtenHours(facts)
  const said = words().drawings.letter
  return (
    <>
      <g transform={`translate(${paper.margin - 2} 117) scale(1.65)`}>
        <Name x={0} y={0} size="figure" text={say(said.hours, { number: figure })} />
      </g>
      <Label x={paper.margin} y={144} size="count" text={said.modem} />
      <path d={`M${paper.margin} 243H${right}M${x(hours)} 243v6`} stroke="var(--line-strong)" />
      <Signal d={`M${paper.margin} 167L${x(hours)} 243`} width={3} />
      <circle
        cx={x(hours)}
        cy="243"
        r="4.5"
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <Label x={paper.margin} y={268} size="count" text="0 h" />
      <Label x={x(hours)} y={268} anchor="middle" size="count" text={`${figure} h`} />
    </>
  )
}
