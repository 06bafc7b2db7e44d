import { z } from 'astro/zod'
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
export const instrument = z.strictObject({
  controls: instrumentWords(
    'Controls',
    'pull restore play pause time configure sets figure question jump',
  ),
  supply: instrumentWords('Supply', 'none grid generator'),
  link: instrumentWords('Link', 'none line lte asleep'),
  state: instrumentWords('State of a device', 'stopped onMains onBattery onInverter notHeard'),
  parts: instrumentWords(
    'Parts',
    'supply gateway link battery record devices phone log table when what losses',
  ),
  notes: sentences(
    'Notes',
    'untilCut queued sentTo record stored opens cells staysShut example air glycol goods',
  ),
  changes: sentences(
    'Changes of a site',
    'sim-card probe-battery gateway-circuit device-circuit inverter-battery second-gateway probes-back',
  ),
  events: sentences(
    'Events. {device}, {to}, {rule} and {count} are filled in',
    'grid-lost grid-back generator-on generator-off link-none link-none-lte link-line link-lte link-lte-back',
    'gateway-on-battery gateway-on-inverter gateway-on-mains gateway-stopped device-stopped device-back device-on-battery',
    'device-not-heard device-heard above below switched not-switched alarm-raised alarm-sent alarm-passed alarm-cleared',
    'record-complete readings-lost limit-passed limit-kept',
  ),
  form: instrumentWords(
    'Form',
    'heading site link cut from hours band ownHours age devices floors ownFitting sites loss submit reset line mobile',
  ),
  hints: sentences('Hints of the form', 'band floors age loss unusable refused outages'),
  sums: instrumentWords(
    'Sums',
    'heading covered data cells price loss quote share copied address stake warning kit check csv json',
  ),
  says: sentences(
    'Sentences of the sums. {count}, {length}, {whole}, {megabytes}, {amount}, {names}, {room}, {time}, {device}, {to}, {address} are filled in',
    'coveredWhole coveredPart generator coverMore noCut readings notTaken dataLine dataBeside dataOnly dataPrice',
    'dataPriceSites sites cells noCells price whole ownFitting notCounted without request carriedOn remedy',
    'needsNetwork needsAnyNetwork needsMore warned unwarned noWarning years',
  ),
  answer: sentences(
    'What a night comes to, first and large. Filled in: {room}, {beyond}, {time}, {from}, {to}, {tail}, {does}, {rule}, {count}, {times} and others',
    'rings tooWarm tooCold acts actsToo actsAlone about next other doors mains line mobile generator shared sharedRings',
    'sharedWaits sharedNever sharedQuiet quiet opening above below kept keptUnmeasured passed since highest lowest unheard unmeasured',
    'noProbePassed heardLate heardNever ringsLate ringsNever noPhone gapProbe gapGateway gapLink lost lostOn lostAllNight calculated nextDay',
    'works neither noNetwork bothOut networksOn routerOff routerLasts late stoodStill sharedNoPhone',
  ),
})
export type InstrumentWords = z.output<typeof instrument>
/** Words for the result of a night, without those of the calculator's form and of its totals. */
export type NightWords = Omit<InstrumentWords, 'form' | 'hints' | 'sums' | 'says'>
