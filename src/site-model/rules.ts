import type { Condition, ModelSite, Rule } from './site.ts'

/**
 * A rule's message; `sentAt` is null until a link exists. Nobody takes messages in the model, so
 * `next` gets those whose cause lasts.
 */
export type Alarm = {
  rule: string
  to: string
  next?: string | undefined
  raisedAt: number
  sentAt: number | null
  passedAt: number | null
  clearedAt: number | null
}
/**
 * A device that a rule switched, or failed to switch because it had no supply or the gateway did
 * not reach it.
 */
export type Switching = {
  rule: string
  device: string
  to: string
  minute: number
  isDone: boolean
}

export type RuleMinute = {
  minute: number
  gatewayRuns: boolean
  hasMains: boolean
  wasLost: boolean
  hasLink: boolean
  canSend: boolean
  /** °C; undefined if the gateway hears no sensor of the room. */
  temperatureOf: (room: string) => number | undefined
  isDoorOpen: (room: string) => boolean
  isHeard: (device: string) => boolean
}

/**
 * Whether a condition is true; undefined if the gateway hears no sensor of the condition's room.
 */
const isTrue = (condition: Condition, now: RuleMinute): boolean | undefined => {
  switch (condition.kind) {
    case 'above':
    case 'below': {
      const celsius = now.temperatureOf(condition.room)
      return celsius === undefined
        ? undefined
        : condition.kind === 'above'
          ? celsius > condition.celsius
          : celsius < condition.celsius
    }
    case 'door-open':
      return now.isDoorOpen(condition.room)
    case 'mains-lost':
      return !now.hasMains
    case 'mains-back':
      return now.hasMains && now.wasLost
    case 'link-lost':
      return !now.hasLink
    case 'silent':
      return !now.isHeard(condition.device)
  }
}

/** Lists the rules of a site, then a rule for each alarm limit of its rooms: `frozen-above`. */
export function allRules({ rules, rooms }: Pick<ModelSite, 'rules' | 'rooms'>): Rule[] {
  const limits = rooms.flatMap(({ id, alarm }) =>
    (['above', 'below'] as const).flatMap((kind): Rule[] => {
      const celsius = alarm?.[kind]
      if (!alarm || celsius === undefined) return []
      const { delayMinutes, to, next } = alarm
      return [
        {
          id: `${id}-${kind}`,
          when: { kind, room: id, celsius },
          delayMinutes,
          actions: [{ kind: 'message', to, next }],
        },
      ]
    }),
  )
  return [...rules, ...limits]
}

/** A rule during a night. */
type RuleState = {
  rule: Rule
  /** Minute since which the condition is true; -1 while it is not. */
  since: number
  hasFired: boolean
  /** The rule's alarms whose cause lasts. */
  open: Alarm[]
  /** Devices that could not be switched yet. */
  unswitched: Set<string>
}

/** The rules of a site during a night, and what they have done so far. */
type RulesState = {
  rules: RuleState[]
  alarms: Alarm[]
  switchings: Switching[]
  /** The state to which each device was switched last. */
  switched: Map<string, string>
}

export const startRules = (rules: readonly Rule[]): RulesState => ({
  rules: rules.map((rule) => ({
    rule,
    since: -1,
    hasFired: false,
    open: [],
    unswitched: new Set(),
  })),
  alarms: [],
  switchings: [],
  switched: new Map(),
})

export const hasUnsent = ({ alarms }: RulesState): boolean =>
  alarms.some(({ sentAt }) => sentAt === null)

/** Switches a device. @returns whether it heard that; a failed attempt is repeated */
function switchDevice(
  { switched }: RulesState,
  { unswitched }: RuleState,
  { device, to }: { device: string; to: string },
  now: RuleMinute,
): boolean {
  const isDone = now.isHeard(device)
  if (isDone) {
    switched.set(device, to)
    unswitched.delete(device)
  } else unswitched.add(device)
  return isDone
}

/**
 * Advances the rules one minute.
 * @param passOnMinutes minutes until a message that nobody takes goes to the next person
 */
export function stepRules(state: RulesState, passOnMinutes: number, now: RuleMinute): void {
  for (const one of state.rules) {
    const { rule } = one
    if (!now.gatewayRuns) {
      // The gateway restarts with the alarms raised before, and evaluates all other rules again.
      one.since = -1
      one.hasFired = one.open.length > 0
      continue
    }
    // An alarm does not end if the gateway hears no sensor any more, because the room may be as
    // warm as before.
    if (!(isTrue(rule.when, now) ?? one.hasFired)) {
      for (const alarm of one.open.splice(0)) alarm.clearedAt = now.minute
      one.since = -1
      one.hasFired = false
      one.unswitched.clear()
      continue
    }
    if (one.since < 0) one.since = now.minute
    const isFirst = !one.hasFired && now.minute - one.since >= rule.delayMinutes
    if (isFirst) one.hasFired = true
    for (const action of rule.actions) {
      if (action.kind === 'switch') {
        if (!isFirst && !one.unswitched.has(action.device)) continue
        const { device, to } = action
        const isDone = switchDevice(state, one, action, now)
        // Of the failed attempts only the first is recorded.
        if (isDone || isFirst)
          state.switchings.push({ rule: rule.id, device, to, minute: now.minute, isDone })
      } else if (isFirst) {
        const { to, next } = action
        const alarm: Alarm = {
          rule: rule.id,
          to,
          next,
          raisedAt: now.minute,
          sentAt: null,
          passedAt: null,
          clearedAt: null,
        }
        state.alarms.push(alarm)
        one.open.push(alarm)
      }
    }
  }
  for (const alarm of state.alarms) {
    if (now.canSend) alarm.sentAt ??= now.minute
    const isDue =
      alarm.next !== undefined &&
      alarm.sentAt !== null &&
      now.minute - alarm.sentAt >= passOnMinutes
    if (isDue && alarm.clearedAt === null) alarm.passedAt ??= now.minute
  }
}
