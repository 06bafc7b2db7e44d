import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { Drawing, Label, View } from '../kit/drawing.tsx'

type Props = {
  /** `readOfficeHours` of contracts/contact/office-hours.ts. */
  day: Record<'from' | 'to' | 'early' | 'passed', number> &
    Record<'isWorkingDay' | 'isOpen', boolean>
  opens: string
  closes: string
}

const x = (share: number) => 1 + share * 348

/**
 * Office hours and current time of a day. On a closed day the ordinary hours are grey and the time
 * is not shown.
 */
export const DayLine = ({ day, opens, closes }: Props) => (
  <Drawing label={say(words().drawings.dayLine.shows, { opens, closes })}>
    <View size="tall" height={44}>
      <path d="M1 14H349" stroke="var(--line-strong)" strokeWidth="2" />
      <path
        d={`${day.early > 0 ? `M1 14H${x(day.early)}` : ''}M${x(day.from)} 14H${x(day.to)}`}
        stroke={
          day.isOpen ? 'var(--signal)' : day.isWorkingDay ? 'var(--ink)' : 'var(--line-strong)'
        }
        strokeWidth="6"
        strokeLinecap="round"
      />
      {day.isWorkingDay && (
        <circle
          cx={x(day.passed)}
          cy="14"
          r="6"
          fill="var(--page)"
          stroke="var(--ink)"
          strokeWidth="2"
        />
      )}
      <Label x={x(day.from)} y={40} anchor="middle" text={opens} />
      <Label x={x(day.to)} y={40} anchor="middle" text={closes} />
    </View>
  </Drawing>
)
