import { formatList } from '#src/contracts/formats.ts'
import { monthsOnCells } from '#src/model/cells.ts'
import { clockAt } from '#src/model/clock.ts'
import { networksOf } from '#src/model/link.ts'
import type { CalculatedNight } from '#src/model/night.ts'
import { type Call, type Loss, type Passage, type RoomAccount, shortGap, type Unheard } from '#src/model/night-account.ts'
import type { Period } from '#src/model/period.ts'
import { type ModelSite, minutesADay, type PowerCut, type Room } from '#src/model/site.ts'
import { State } from '#src/model/supply.ts'
import type { NightWords } from '../schemas/instrument-schema.ts'
import { beyondWords, degrees, doesWords, durationOf, extremeWords, ruleWords, say } from './event-words.ts'

/** Minutes: a gap in which no limit is passed unheard is in the headline from this length. */
const longGap = 60

const isInTime = ({ at, dueAt }: Call) => at - dueAt <= shortGap
const join = (parts: readonly string[]) => parts.join('; ')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function sentencesOf({ site, night, result, account }: CalculatedNight, { answer }: NightWords) {
  const [cut] = night.mains
  const begins = cut?.from ?? 0
  const time = (minute: number) => clockAt(minute, night.beginsAt)
  const clock = (minute: number) => (minute - begins >= minutesADay ? say(answer.nextDay, { time: time(minute) }) : time(minute))
  const beyond = (passage: Passage) => beyondWords(passage, answer)
  const isAway = site.link === 'neither'
  /** The minutes around a gap in which nothing measures its room, whatever the cause. */
  const unmeasured = (gap: Unheard): Period =>
    account.rooms.find(({ room }) => room === gap.room)?.unmeasured.find(({ from, to }) => from <= gap.from && gap.to <= to) ?? gap
  /** What a loss is part of: losses of one key are said in one sentence. */
  const keyOf = (loss: Loss) =>
    loss.kind === 'stopped'
      ? loss.device.id
      : loss.room && loss.cause !== 'no-link'
        ? `${loss.room.id} ${unmeasured(loss).from}`
        : `${loss.cause} ${loss.from}`

  /** @param isWhole says from when to when nothing measures a room, not only for the cause of this loss */
  function lossWords(loss: Loss, isWhole = false): string {
    const period = { from: clock(loss.from), to: clock(loss.to) }
    const isToEnd = loss.to === result.minutes
    if (loss.kind === 'stopped') return say(answer.stops, { ...period, does: loss.device.says?.stops ?? '' })
    const { cause, passage, room } = loss
    const name = room?.name ?? ''
    if (!passage) {
      if (cause === 'no-link') return isAway ? answer.neither : say(isToEnd ? answer.gapLinkOn : answer.gapLink, period)
      if (cause === 'gateway-stopped' && !(room && isWhole)) return say(answer.gapGateway, period)
      const whole = isWhole ? unmeasured(loss) : loss
      if (cause === 'no-probe') return say(answer.noProbe, { room: name })
      const isGatewayNext = result.gateway[whole.to] === State.stopped
      return say(isGatewayNext ? answer.gapProbeThen : answer.gapProbe, { room: name, from: clock(whole.from), to: clock(whole.to) })
    }
    const told = passage.told?.at
    // People beside a horn hear it: there only the phone is silent.
    const [never, late] = room && actionAt(room, passage) ? [answer.ringsNever, answer.ringsLate] : [answer.heardNever, answer.heardLate]
    const tail = isAway ? answer.noPhone : told === undefined ? never : say(late, { time: clock(told) })
    const at = { room: name, beyond: beyond(passage), time: clock(passage.from), tail }
    if (cause === 'no-link') return say(answer.unheard, at)
    if (cause === 'no-probe') return say(answer.noProbePassed, at)
    return say(answer.unmeasured, { ...at, from: clock(unmeasured(loss).from) })
  }

  /** Whom a call reaches at once, and what a rule of its cause did at the same minute or later. */
  const actionOf = (isOwn: (rule: ModelSite['rules'][number]) => boolean, since: number, until: number) => {
    const own = new Set(site.rules.filter(isOwn).map(({ id }) => id))
    return result.switchings.find(({ rule, isDone, minute }) => isDone && minute >= since && minute < until && own.has(rule))
  }
  /** What a rule for the limit of a room's alarm does while it is passed. */
  const actionAt = (room: Room, { side, from, to, told, isUnheard }: Passage) =>
    actionOf(
      ({ when }) => when.kind === side && when.room === room.id && when.celsius === room.alarm?.[side],
      from,
      isUnheard && told ? told.at : to,
    )
  const event = (rings: string | undefined, at: number | undefined, act: ReturnType<typeof actionOf>): string[] => {
    const does = act && { does: doesWords(act, site), time: clock(act.minute) }
    if (rings === undefined) return does ? [say(answer.actsAlone, does)] : []
    return [does ? say(act.minute === at ? answer.actsToo : answer.acts, { message: rings, ...does }) : rings]
  }
  const passed = account.rooms.flatMap(({ room, harm, warning }) => [...warning, ...harm].map((passage) => ({ room, passage })))
  const heard = passed.find(({ passage }) => passage.told && !passage.isUnheard)
  const called = account.calls.find((call) => call.at >= begins && call.at < (cut?.to ?? result.minutes) && isInTime(call))
  const onMains = actionOf(({ when }) => when.kind === 'mains-lost', begins, cut?.to ?? 0)

  function eventWords(): string[] {
    if (heard?.passage.told) {
      const { room, passage } = heard
      const { to, at } = passage.told ?? { to: '', at: 0 }
      const cause = say(passage.side === 'above' ? answer.tooWarm : answer.tooCold, { room: room.name })
      const act = actionAt(room, passage) ?? onMains
      return event(say(answer.rings, { cause, to, time: clock(at) }), at, act)
    }
    const [unheard] = passed
    const later = unheard && actionAt(unheard.room, unheard.passage)
    const rings = called && say(answer.opening, { to: called.to, time: clock(called.at) })
    return [...event(rings, called?.at, onMains), ...(later ? event(undefined, undefined, later) : [])]
  }

  /** What the goods went through after the first alarm about them. */
  const harmWords = ({ room, harm, warning }: RoomAccount): string[] =>
    harm.flatMap((passage) => {
      const [first] = warning
      const since =
        first && passage.from > first.from
          ? [say(answer.since, { length: durationOf(passage.from - first.from), beyond: beyond(first) })]
          : []
      return [
        [
          say(answer.passed, { room: room.name, beyond: beyond(passage), time: clock(passage.from) }),
          ...since,
          extremeWords(passage, clock, answer),
        ].join(', '),
      ]
    })
  const keptWords = ({ room, harm }: RoomAccount): string[] => {
    const { above, below } = room.alarm ?? {}
    const limit = [
      ...(below === undefined ? [] : [say(answer.above, { celsius: degrees(room.keeps?.from ?? below) })]),
      ...(above === undefined ? [] : [say(answer.below, { celsius: degrees(room.keeps?.to ?? above) })]),
    ]
    return harm.length === 0 ? [say(answer.kept, { room: room.name, limits: limit.join(answer.and) })] : []
  }
  return { clock, keyOf, lossWords, eventWords, harmWords, keptWords, heard, called }
}

/** What a night comes to: first what its owner keeps, then what is lost, the worst first; and the sentences below. */
export function nightAnswer(night: CalculatedNight, doors: readonly string[], words: NightWords) {
  const { site, result, account } = night
  const { answer } = words
  const says = sentencesOf(night, words)
  const { clock, heard, called } = says
  const works = site.devices.flatMap(({ says, count, name }, index) => {
    if (!says?.works || result.devices[index]?.includes(State.stopped)) return []
    return [count > 1 ? say(answer.works, { does: says.works, count: String(count), name }) : says.works]
  })
  const isKept = account.rooms.every(({ harm, warning }) => harm.length === 0 && warning.length === 0)
  const events = says.eventWords()
  const kept = [
    ...(works.length > 0 ? [join(works)] : []),
    ...(isKept ? account.rooms.flatMap(says.keptWords) : []),
    ...(events.length > 0 ? [capital(join(events))] : []),
    // Who was told of the warning reads when the limit itself was passed.
    ...account.rooms.filter(({ room, warning }) => room === heard?.room && warning.length > 0).flatMap(says.harmWords),
  ]
  const serious = account.losses.filter(
    (loss) =>
      loss.kind === 'stopped' || loss.passage || (loss.to - loss.from >= longGap && (loss.cause !== 'no-link' || site.link !== 'neither')),
  )
  const said = new Map<string, { loss: Loss; says: string }>()
  for (const loss of serious) if (!said.has(says.keyOf(loss))) said.set(says.keyOf(loss), { loss, says: says.lossWords(loss, true) })
  const all = [...said.values()]
  const [worst] = all
  const second = all.find(({ loss }) => loss.kind !== worst?.loss.kind) ?? all[1]
  const lost = [...new Set([worst, second, ...all])].flatMap((one) => (one ? [one.says] : []))
  if (site.link === 'neither' && worst?.loss.kind !== 'unheard') lost.unshift(answer.neither)
  const isQuiet = night.night.mains.length === 0 && kept.length + lost.length === 0
  const sentences = isQuiet ? [answer.quiet] : [...kept, ...lost.slice(0, 2)]
  const rooms = new Set(account.rooms.flatMap(({ room: { id } }) => [`${id}-above`, `${id}-below`]))
  // What concerns a room comes first, and a rule is named once: a cut that a generator ended is told long after.
  const late = account.calls
    .filter((call, at, all) => !isInTime(call) && all.findIndex((one) => one.rule === call.rule && !isInTime(one)) === at)
    .sort((one, other) => Number(rooms.has(other.rule)) - Number(rooms.has(one.rule)))
  const told = heard?.passage.told ?? called
  const next = result.alarms.find(({ rule, sentAt }) => rule === told?.rule && sentAt === told.at)
  const details = [
    ...(told ? [say(answer.about, { rule: ruleWords(told.rule, site, words) })] : []),
    ...(next?.next && next.passedAt !== null
      ? [say(answer.next, { count: String(site.passOnMinutes), to: next.next, time: clock(next.passedAt) })]
      : []),
    ...(heard && called && called !== told
      ? [say(answer.other, { rule: ruleWords(called.rule, site, words), to: called.to, time: clock(called.at) })]
      : []),
    ...lost.slice(2).map((one) => `${one}.`),
    ...late
      .slice(0, 2)
      .map(({ rule, to, at, dueAt }) => say(answer.late, { rule: ruleWords(rule, site, words), to, time: clock(at), due: clock(dueAt) })),
    ...site.devices.flatMap((device, index) =>
      doors.includes(device.id) && device.cells && !result.devices[index]?.includes(State.stopped)
        ? [say(answer.doors, { count: String(monthsOnCells(device)) })]
        : [],
    ),
  ]
  return { sentence: sentences.map((one) => `${one}.`).join(' '), details, told, clock }
}

export function stakeOf(night: CalculatedNight, words: NightWords) {
  const { account, result } = night
  const says = sentencesOf(night, words)
  const rooms = account.rooms.flatMap((one) => [...says.harmWords(one), ...says.keptWords(one)].map((sentence) => `${sentence}.`))
  const losses = account.losses.map((loss) => ({ loss, says: `${says.lossWords(loss)}.` }))
  // The first of what hurts: a limit that is passed, or what stands still.
  const hurts = [...account.rooms.flatMap(({ harm }) => harm), ...account.losses.filter(({ kind }) => kind === 'stopped')]
  const first = Math.min(result.minutes, ...hurts.map(({ from }) => from))
  const begins = night.night.mains[0]?.from ?? 0
  // An alarm that was over before, such as that of a power cut which the generator ended, warned of nothing.
  const told = account.calls.flatMap(({ at, until }) => (at >= begins && until > first ? [at] : []))
  /** Minutes from the first message that reached somebody and was still true to the first harm; null where nothing is harmed. */
  const warning = hurts.length === 0 ? null : Math.max(0, first - Math.min(first, ...told))
  return { rooms, losses, warning }
}

/** The outages of a night with their times, to be read before it begins. */
export function outageWords(
  { site, night }: Pick<CalculatedNight, 'site' | 'night'>,
  { answer }: NightWords,
  isWithMains = false,
): string[] {
  const begins = night.mains[0]?.from ?? 0
  const times = (cuts: readonly PowerCut[]) =>
    formatList(
      cuts.map(({ from, to }) => {
        const time = clockAt(to, night.beginsAt)
        const isNextDay = to - Math.min(from, begins) >= minutesADay
        return `${clockAt(from, night.beginsAt)}\u2013${isNextDay ? say(answer.nextDay, { time }) : time}`
      }),
    )
  const away = (sentence: string, cuts: readonly PowerCut[], isThere = true) =>
    isThere && cuts.length > 0 ? [say(sentence, { times: times(cuts) })] : []
  // What a network lacked before the mains failed is no part of this outage.
  const since = (cuts: readonly PowerCut[]) => cuts.filter(({ to }) => to > begins)
  const { generator, link } = site
  const { hasLine, hasMobile } = networksOf(link)
  const networks = [...away(answer.line, since(night.fixedLine), hasLine), ...away(answer.mobile, since(night.mobile), hasMobile)]
  const stay = (hasLine && night.fixedLine.length > 0) || (hasMobile && night.mobile.length > 0) ? [] : [answer.networksOn]
  const longest = Math.max(0, ...night.mains.map(({ from, to }) => to - from)) / 60
  const router = site.routerPower === 'mains' ? answer.routerOff : say(answer.routerLasts, { hours: String(site.inverterHours) })
  const fed = (site.routerPower === 'mains' ? 0 : (site.inverterHours ?? 0)) + (generator?.hours ?? 0)
  const isRouterOff = hasLine && longest > fed
  return [
    ...away(answer.mains, night.mains),
    ...(generator && night.mains.length > 0
      ? [say(answer.generator, { count: String(generator.afterMinutes), hours: String(generator.hours) })]
      : []),
    ...(link === 'neither' ? [answer.noNetwork] : isWithMains ? [answer.bothOut] : networks.length > 0 ? networks : stay),
    // Else a line that is up would be seen to carry nothing.
    ...(isRouterOff && !isWithMains ? [router] : []),
  ]
}
