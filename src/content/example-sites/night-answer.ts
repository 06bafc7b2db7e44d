import { formatList } from '#src/contracts/formats.ts'
import { monthsOnCells } from '#src/model/cells.ts'
import type { Silence } from '#src/model/messages.ts'
import type { CalculatedNight } from '#src/model/night.ts'
import { type Call, type Loss, shortGap } from '#src/model/night-account.ts'
import { runsOf } from '#src/model/period.ts'
import type { Switching } from '#src/model/rules.ts'
import type { Tariff } from '#src/model/site-cost.ts'
import { State } from '#src/model/supply.ts'
import type { NightWords } from '../schemas/instrument-schema.ts'
import { beyondWords, counted, doesWords, parts, ruleWords, say } from './event-words.ts'
import { asClauses, capital, fuelEnds, isAfterFuel, lossWordsOf, withStop } from './loss-words.ts'
import { silencesOfCut, silenceWords } from './platform-words.ts'

/**
 * Minimum minutes of a gap that the headline mentions even if no limit was passed during the gap.
 */
const longGap = 60
/** Maximum number of messages in time that are listed besides the headline's message. */
const mostOthers = 4

const isInTime = ({ at, dueAt }: Call) => at - dueAt <= shortGap

/** Says who is called and what is done about it. */
function eventsOf(night: CalculatedNight, words: NightWords) {
  const { site, result, account } = night
  const { answer } = words
  const [{ from: begins, to: ends } = { from: 0, to: result.minutes }] = night.night.mains
  const { clock, actionsOf, actionAt, passedWords } = lossWordsOf(night, words)
  const passed = account.rooms.flatMap(({ room, harm, warning }) =>
    [...warning, ...harm].map((passage) => ({ room, passage, isHarm: harm.includes(passage) })),
  )
  const last = night.night.mains.at(-1)?.to ?? ends
  const heard = passed.find(
    ({ passage }) => passage.told && !passage.isUnheard && passage.from < last,
  )
  const called = account.calls.find((call) => call.at >= begins && call.at < ends && isInTime(call))
  const told = heard?.passage.told ?? called
  /** Returns the action that takes back another one. */
  const endOf = ({ device, to, minute }: Switching) =>
    result.switchings.find(
      (one) => one.device === device && one.to !== to && one.isDone && one.minute > minute,
    )
  const heldMinutes = (action: Switching) => (endOf(action)?.minute ?? ends) - action.minute
  // A generator may end an action after minutes, and a longer action starts when the generator
  // stops, so the longest one is named.
  const ofMains = actionsOf(({ kind }) => kind === 'mains-lost', begins, ends)
  const [onMains] = ofMains.toSorted((one, other) => heldMinutes(other) - heldMinutes(one))
  const said: Switching[] = []
  /** The same action of each time that the mains failed, such as again after a generator. */
  const allOf = (act: Switching) =>
    ofMains.includes(act)
      ? ofMains.filter(({ device, to }) => device === act.device && to === act.to)
      : [act]
  const timesOf = (act: Switching) => formatList(allOf(act).map(({ minute }) => clock(minute)))

  /**
   * Combines the sentence about a message with the action of a rule for the same cause, at the same
   * minute or later.
   */
  function eventOf(act: Switching | undefined, at?: number, message?: string): string | undefined {
    if (!act) return message
    said.push(...allOf(act))
    const values = { message, does: doesWords(act, site), time: timesOf(act) }
    const isAtOnce = act.minute === at && allOf(act).length === 1
    return say(answer[message === undefined ? 'actsAlone' : isAtOnce ? 'actsToo' : 'acts'], values)
  }
  function eventWords(): string[] {
    const call = told && { to: told.to, time: clock(told.at) }
    if (heard) {
      const { room, passage, isHarm } = heard
      // The end of an alarm's own limit stands in the table.
      const cause = isHarm
        ? passedWords(room, passage)
        : say(answer.passed, { room: room.name, beyond: beyondWords(passage, answer) })
      return parts(
        eventOf(
          actionAt(room, passage) ?? onMains,
          told?.at,
          say(answer.rings, { cause, ...call }),
        ),
      )
    }
    const [unheard] = passed
    return parts(
      eventOf(onMains, told?.at, call && say(answer.opening, call)),
      eventOf(unheard && actionAt(unheard.room, unheard.passage)),
    )
  }
  const events = eventWords()
  const alone = (act: Switching) =>
    say(answer.actsAlone, { does: doesWords(act, site), time: clock(act.minute) })
  /** An action that the headline leaves out, and when each of these actions is taken back. */
  const isLeftOut = onMains && !said.includes(onMains)
  const endings = [
    ...(isLeftOut ? allOf(onMains).map(alone) : []),
    ...[...said, ...(isLeftOut ? allOf(onMains) : [])].flatMap((act) => {
      const end = endOf(act)
      return end ? [alone(end)] : []
    }),
  ]
  return { begins, ends, events, endings, heard, told }
}

/** Gateways and devices that have no power for a part of the night, with the states of each. */
const darkOf = <Gateway extends { name: string }>(
  { site, result }: CalculatedNight,
  gateway: Gateway,
) =>
  [
    { ...gateway, count: site.gateways ?? 1, isOnSite: false, states: result.gateway },
    ...site.devices.map((one, at) => ({ ...one, states: result.devices[at] ?? new Uint8Array() })),
  ].filter(({ states }) => states.includes(State.stopped))

/**
 * Lists what is stopped: "Without power: Gateway 10:28–14:00; Scene switches (40), Curtain motors
 * (40) 22:00–06:00."
 */
function stillWords(
  night: CalculatedNight,
  { answer, parts: { gateway } }: NightWords,
  span: (from: number, to: number, sentence: string) => string,
): string {
  const names = new Map<string, string[]>()
  for (const { states, ...one } of darkOf(night, { name: gateway })) {
    const times = runsOf(states, (state) => state === State.stopped).map(({ from, to }) =>
      span(from, to, '{from}–{to}'),
    )
    names.set(times.join(', '), [...(names.get(times.join(', ')) ?? []), counted(one)])
  }
  const lines = [...names].map(([times, devices]) => `${devices.join(', ')} ${times}`)
  return lines.length > 0 ? say(answer.stoodStill, { names: lines.join('; ') }) : ''
}

/**
 * Chooses what the headline says of the losses, and what is left for below. Losses during the same
 * hours share one sentence.
 */
function lossesToSay(night: CalculatedNight) {
  const { site, account } = night
  // Waiting messages are left out if a limit was passed meanwhile, because the sentence about that
  // limit mentions them.
  const isSaid = ({ cause, from }: Loss) =>
    cause === 'no-link' &&
    (site.link === 'neither' ||
      account.losses.some((one) => one.passage && one.cause === cause && one.from === from))
  const isNoticed = ({ room, from, to }: Loss) =>
    !room &&
    account.silences.some((one) => one.noticedAt !== null && one.from < to && one.to > from)
  const serious = account.losses.filter(
    (loss) =>
      loss.device ||
      loss.passage ||
      ((loss.to - loss.from >= longGap || isNoticed(loss)) && !isSaid(loss)),
  )
  const isWith = (loss: Loss) => (other: Loss) =>
    other === loss ||
    (!other.passage && !loss.passage && other.from === loss.from && other.to === loss.to)
  const withIt = (loss: Loss) => serious.filter(isWith(loss))
  const each = serious.filter((loss, at) => serious.findIndex(isWith(loss)) === at)
  const [worst] = each
  const second =
    each.find(
      (loss) => loss !== worst && withIt(loss).some(({ device }) => !device !== !worst?.device),
    ) ?? each[1]
  // The hours in which the gateway can tell nobody are always said.
  const isWait = (loss: Loss) =>
    !loss.passage &&
    withIt(loss).some(({ cause, room }) => !room && /no-link|gateway-stopped/.test(cause))
  const isNeither = site.link === 'neither' && !worst?.passage
  const chosen = each
    .filter(
      (loss) => loss === worst || loss.passage || isWait(loss) || (loss === second && !isNeither),
    )
    .sort((one, other) => one.from - other.from)
  return { each, chosen, withIt, isNeither }
}

/**
 * Composes the result of a night: a headline with what went on and the worst losses, and the
 * sentences below the headline.
 */
export function nightAnswer(night: CalculatedNight, words: NightWords) {
  const { site, result, account } = night
  const { answer } = words
  const { clock, span, lossWords, harmWords, keptWords } = lossWordsOf(night, words)
  const { begins, ends, events, endings, heard, told } = eventsOf(night, words)
  const running = site.devices.filter((_, index) => !result.devices[index]?.includes(State.stopped))
  const works = running.map(({ says, count, name }) =>
    says?.works && count > 1 ? say(answer.works, { does: says.works, count, name }) : says?.works,
  )
  const isKept = account.rooms.every(({ harm }) => harm.length === 0)
  /** Further power cuts of the night, with the first message about each. */
  const again = night.night.mains.slice(1).map(({ from, to }) => {
    const call = account.calls.find((one) => one.at >= from && one.at < to && isInTime(one))
    return parts(
      say(answer.again, { span: span(from, to) }),
      call && say(answer.opening, { to: call.to, time: clock(call.at) }),
    ).join('; ')
  })
  const fuel = fuelEnds(night).map((minute) => ({
    isBefore: told !== undefined && minute < told.at,
    says: say(answer.fuelEnds, { time: clock(minute) }),
  }))
  const emptied = night.events.flatMap(({ kind, minute }) =>
    kind === 'inverter-empty' ? [clock(minute)] : [],
  )
  const tight = account.tight.map((device) =>
    device ? say(answer.batteryTight, { device: counted(device) }) : answer.inverterTight,
  )
  const kept = parts(
    asClauses(parts(...works)).join('; '),
    ...fuel.map(({ isBefore, says }) => isBefore && says),
    capital(events.join('; ')),
    ...fuel.map(({ isBefore, says }) => !isBefore && says),
    ...again,
    ...(isKept ? account.rooms.flatMap(keptWords) : []),
    // A limit of which nobody hears in time is said as a loss.
    ...account.rooms.flatMap(({ room, harm }) =>
      harm
        .filter((passage) => passage !== heard?.passage && !passage.isUnheard)
        .map((passage) => harmWords(room, passage)),
    ),
    emptied.length > 0 && say(answer.inverterEnds, { time: formatList(emptied) }),
  )
  const { each, chosen, withIt, isNeither } = lossesToSay(night)
  const wordsOf = (loss: Loss) => lossWords(loss, withIt(loss))
  const noticed = silencesOfCut(night).filter(({ noticedAt }) => noticedAt !== null)
  /** The silences that the sentence of a loss says, because they are the same hours. */
  const ofLoss = (loss: Loss) =>
    withIt(loss).some(({ room, device }) => !room && !device)
      ? noticed.filter(({ from, to }) => from < loss.to && to > loss.from)
      : []
  const said = (silence: Silence) => silenceWords(silence, night, words)
  const first = new Set(
    parts(
      isNeither && answer.neither,
      ...chosen.map((loss) => parts(wordsOf(loss), ...ofLoss(loss).map(said)).join('; ')),
      ...noticed
        .filter((silence) => !chosen.some((loss) => ofLoss(loss).includes(silence)))
        .map((silence) => capital(said(silence))),
    ),
  )
  // A headline that tells of a passed limit and of losses is long enough.
  const isLong = !isKept && first.size > 0
  const isOfRoom = ({ rule }: Call) =>
    account.rooms.some(({ room: { id } }) => rule === `${id}-above` || rule === `${id}-below`)
  const cutOf = ({ dueAt }: Call) => night.night.mains.findIndex(({ to }) => dueAt < to)
  // Late messages, those about rooms first, and one for each rule and cut. A cut may be reported
  // long after a generator has ended it.
  const late = account.calls
    .filter((call) => !isInTime(call))
    .filter(
      (call, at, all) =>
        all.findIndex((one) => one.rule === call.rule && cutOf(one) === cutOf(call)) === at,
    )
    .sort((one, other) => Number(isOfRoom(other)) - Number(isOfRoom(one)))
  // Further messages in time, such as one about the mains failing again when a generator runs out
  // of fuel.
  const others = account.calls
    .filter((call) => call !== told && isInTime(call) && call.at >= begins && call.at < ends)
    .slice(0, mostOthers)
  const further = each.filter((loss) => !chosen.includes(loss)).map(wordsOf)
  const alarm = result.alarms.find(
    ({ rule, raisedAt }) => rule === told?.rule && raisedAt === told.dueAt,
  )
  const isOfMains = (rule: string) =>
    site.rules.some(({ id, when }) => id === rule && when.kind === 'mains-lost')
  function causeOf({ rule, dueAt }: Call) {
    const name = ruleWords(rule, site, words)
    return isOfMains(rule) && isAfterFuel(night, dueAt) ? say(answer.noFuel, { rule: name }) : name
  }
  const callWords = (sentence: string, call: Call) =>
    say(sentence, {
      rule: causeOf(call),
      to: call.to,
      time: clock(call.at),
      due: clock(call.dueAt),
    })
  const details = parts(
    told && callWords(answer.about, told),
    alarm?.next &&
      alarm.passedAt !== null &&
      (told?.to === alarm.to
        ? say(answer.next, {
            count: site.passOnMinutes,
            to: alarm.next,
            time: clock(alarm.passedAt),
          })
        : say(answer.away, { to: alarm.to, next: alarm.next })),
    ...endings.map((one) => withStop(capital(one))),
    ...(isLong ? tight.map(withStop) : []),
    ...others.map((call) => callWords(answer.other, call)),
    ...new Set(further.map(withStop)),
    ...late.map((call) => callWords(answer.late, call)),
    stillWords(night, words, span),
    ...running.map(
      (device) =>
        device.opensDoor &&
        device.cells !== undefined &&
        say(answer.doors, { count: monthsOnCells(device) }),
    ),
  )
  const sentence = [...kept, ...first, ...(isLong ? [] : tight)].map(withStop).join(' ')
  return { sentence, details, told, clock }
}

/** What was bought, the gateway included, and has no power for a part of the night. */
export const darkDevices = (night: CalculatedNight, { gateway }: Pick<Tariff, 'gateway'>) =>
  darkOf(night, gateway).filter(({ isOnSite }) => !isOnSite)
