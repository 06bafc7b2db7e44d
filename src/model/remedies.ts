import { networksOf } from './link.ts'
import { type Cause, hearingOf, type Loss, shortGap } from './night-account.ts'
import { runsOf } from './period.ts'
import { simulateNight } from './simulate-night.ts'
import type { ModelSite, Night } from './site.ts'
import {
  changedSite,
  changeSite,
  mostBatteries,
  type SiteChange,
  siteChanges,
} from './site-changes.ts'
import { State } from './supply.ts'

const batteries = Array.from({ length: mostBatteries }, (_, more) =>
  new Array<SiteChange>(more + 1).fill('inverter-battery'),
)

/**
 * Returns a function that finds the changes which end a loss, by simulating the night with one
 * change, or else with two. The function returns `more` if two changes are not enough, and null if
 * no change ends the loss because a network has failed.
 */
export function createRemedies(site: ModelSite, night: Night) {
  const fitting = siteChanges.filter((change) => changeSite(site, change))
  const ones = fitting.flatMap((one) => (one === 'inverter-battery' ? batteries : [[one]]))
  const two = ones.flatMap((some, at) => ones.slice(at + 1).map((others) => [...some, ...others]))
  const sets = [
    ...ones,
    ...two.filter((set) => set.filter((one) => one === 'inverter-battery').length <= mostBatteries),
  ]
  const tried = sets.map((changes) => ({
    changes,
    calculate: once(() => calculate(changedSite(site, changes), night)),
  }))
  const { hasLine, hasMobile } = networksOf(site.link)
  const away = [...(hasLine ? night.fixedLine : []), ...(hasMobile ? night.mobile : [])]
  const isAway = (loss: Loss) =>
    site.link === 'neither' || away.some(({ from, to }) => from < loss.to && to > loss.from)
  const all = once(() => calculate(changedSite(site, ones.flat()), night))
  return (loss: Loss): SiteChange[] | 'more' | null => {
    const { passage, room } = loss
    // A missing link counts only for waiting messages and passed limits. A message about a limit
    // needs a link only when it is due.
    const isLost = (cause: Cause | null) =>
      cause !== null && (cause !== 'no-link' || loss.cause === 'no-link' || passage !== undefined)
    const due =
      passage && loss.cause === 'no-link'
        ? passage.from + (room?.alarm?.delayMinutes ?? 0)
        : undefined
    const [since, until] = due === undefined ? [loss.from, loss.to] : [due, due + 2 * shortGap]
    const isEndedBy = ({ site: changed, result }: ReturnType<typeof calculate>) => {
      const device = changed.devices.findIndex(({ id }) => id === loss.device?.id)
      const [lost, gap] = loss.device
        ? [runsOf(result.devices[device] ?? [], (state) => state === State.stopped), 0]
        : [hearingOf(changed, result, loss.room).filter(({ value }) => isLost(value)), shortGap]
      return !lost.some(({ from, to }) => Math.min(to, until) - Math.max(from, since) > gap)
    }
    return (
      tried.find(({ calculate }) => isEndedBy(calculate()))?.changes ??
      (isAway(loss) && !isEndedBy(all()) ? null : 'more')
    )
  }
}

const calculate = (site: ModelSite, night: Night) => ({ site, result: simulateNight(site, night) })

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
