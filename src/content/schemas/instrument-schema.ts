import { z } from 'astro/zod'
import { fieldsForEditors } from './for-editors.ts'
import { group } from './group.ts'
import { text, title } from './schema.ts'

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
export const instrumentWords = <const Line extends string>(
  label: string,
  ...lines: readonly Line[]
) => group(label, '', keyed(lines, title))
export const sentences = <const Line extends string>(label: string, ...lines: readonly Line[]) =>
  group(label, '', keyed(lines, text))

/** Words of the power-cut calculator, on its page and on the home page. */
export const instrument = z.strictObject(
  fieldsForEditors({
    controls: instrumentWords('Controls', 'pull replay pause time configure sets figure question'),
    supply: instrumentWords('Supply', 'none grid generator'),
    link: instrumentWords('Link', 'none line lte asleep'),
    state: instrumentWords('State of a device', 'stopped onMains onBattery onInverter notHeard'),
    parts: instrumentWords(
      'Parts',
      'supply gateway link battery phone table when what losses silent whole platform',
    ),
    notes: sentences('Notes', 'untilCut queued sentTo opens staysShut air glycol goods'),
    changes: sentences(
      'Additions to a site',
      'sim-card probe-battery gateway-circuit device-circuit inverter-battery inverter-battery-2',
      'inverter-battery-3 second-gateway',
    ),
    events: sentences(
      'Events. {device}, {to}, {rule}, {since} and {count} are filled in',
      'grid-lost grid-back generator-on generator-off link-none link-none-lte link-line link-lte',
      'link-lte-back gateway-on-battery gateway-on-inverter gateway-on-mains gateway-stopped',
      'device-stopped device-back device-on-battery device-not-heard device-heard above below',
      'switched not-switched alarm-raised alarm-sent alarm-passed alarm-cleared record-complete',
      'readings-lost limit-passed limit-kept generator-empty inverter-empty alarm-away silence-noticed',
      'silence-told silence-late silence-away silence-over',
    ),
    form: instrumentWords('Form', 'site hours from link asUsual submit reset'),
    hints: sentences('Hints of the form', 'refused'),
    sums: instrumentWords(
      'Sums',
      'heading data cells price quote share copied address stake warning kit check csv json',
    ),
    says: sentences(
      'Sentences of the sums. {count}, {megabytes}, {amount}, {names}, {name}, {address} are filled in',
      'readings notTaken dataLine dataBeside dataOnly dataPrice dataPriceSites noCells price',
      'whole notCounted without request remedy needsNetwork needsNetworkToo needsAnyNetwork needsMore warned',
      'unwarned noWarning years dark tried rest noLoss ends tight assumed',
    ),
    answer: sentences(
      'What a night comes to, first and large. Filled in: {room}, {beyond}, {time}, {from}, {to}, {tail}, {does}, {rule}, {count}, {times} and others',
      'rings acts actsToo actsAlone about next other doors mains line mobile',
      'generator shared sharedRings sharedWaits sharedNever opening above below kept keptUnmeasured',
      'passed highest lowest unheard unmeasured noProbePassed heardLate heardNever ringsLate',
      'ringsNever noPhone gapProbe gapGateway gapLink lost lostOn lostAllNight calculated neither',
      'noNetwork bothOut networksOn networksElse routerOff late stoodStill sharedNoPhone works',
      'nextDay dayBefore twoDays nextDayOn twoDaysOn dayBeforeOn span generatorEnds fuelEnds noFuel gapNoticed noticed noticedAtOnce',
      'noticedNever silenceShort silenceNobody platformHears platformNever elsewhere nightService',
      'away eachDay lineOut mobileOut again later warmest coldest',
      'inverter router inverterEnds inverterTight batteryTight',
    ),
  }),
)
export type InstrumentWords = z.output<typeof instrument>
/** Words for the result of a night, without those of the calculator's form and of its totals. */
export type NightWords = Omit<InstrumentWords, 'form' | 'hints' | 'sums' | 'says'>
