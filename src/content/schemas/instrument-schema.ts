import { z } from 'astro/zod'
import { group } from './group.ts'
import { text, title } from './schema.ts'
import { plural } from './words/word.ts'

/** Type of the names in a line, which are separated by spaces. */
type NamesOf<Line extends string> = Line extends `${infer First} ${infer Others}`
  ? First | NamesOf<Others>
  : Line

const keyed = <Line extends string, Value>(lines: readonly Line[], value: Value) =>
  // `fromEntries` loses the type of the keys.
  Object.fromEntries(lines.flatMap((line) => line.split(' ')).map((key) => [key, value])) as Record<
    NamesOf<Line>,
    Value
  >

/** A group of words, each named by its use in the program. */
const instrumentWords = <const Line extends string>(label: string, ...lines: readonly Line[]) =>
  group(label, '', keyed(lines, title))
export const sentences = <const Line extends string>(label: string, ...lines: readonly Line[]) =>
  group(label, '', keyed(lines, text))

/** Words of “Cut the power”, on its page and on the home page. */
export const instrument = z.strictObject({
  controls: group('Controls', '', {
    ...keyed(['pull replay pause skip configure figure quote'], title),
    question: plural('time'),
  }),
  form: group('Form', '', { ...keyed(['site hours submit'], title), option: plural() }),
  parts: instrumentWords(
    'Parts',
    'supply link battery phone silent answers chart table when what who',
  ),
  notes: sentences('Notes', 'untilCut queued sentTo onSite air glycol goods assumed'),
  changes: group('Additions to a site', '', {
    ...keyed(['sim-card probe-battery gateway-circuit device-circuit'], text),
    'inverter-battery': plural(),
  }),
  events: sentences(
    'Events. {devices}, {to}, {rule}, {since} and {count} are filled in',
    'grid-lost grid-back generator-on generator-empty link-none link-line link-lte',
    'gateway-on-battery gateway-on-inverter gateway-on-mains gateway-stopped devices-stopped',
    'devices-back devices-on-battery inverter-empty devices-not-heard devices-heard above below',
    'switched not-switched alarm-waits alarm-sent alarm-passed alarm-away silence-noticed',
    'silence-notified silence-passed silence-away record-complete limit-passed limit-kept',
  ),
  answer: group(
    'The three answers. Filled in: {to}, {time}, {room}, {beyond}, {extreme}, {additions} and others',
    '',
    {
      ...keyed(
        [
          'notifiedLabel stopsLabel coversLabel phoneRings again againFuel gap gapTold span notifiedNobody',
          'passed passedShort passedOn passedOnShort kept keptShort above below highest lowest gateway covers',
          'coversWith coversNot toAct added sum',
        ],
        text,
      ),
      nothing: plural(),
    },
  ),
})
export type InstrumentWords = z.output<typeof instrument>
