import { networksOf } from './link.ts'
import { type Cause, hearingOf, type Loss, shortGap } from './night-account.ts'
import { runsOf } from './period.ts'
import { simulateNight } from './simulate-night.ts'
import type { ModelSite, Night } from './site.ts'
import { changedSite, changeSite, mostBatteries, type SiteChange, siteChanges } from './site-changes.ts'
import { State } from './supply.ts'

const batteries = Array.from({ length: mostBatteries }, (_, more) => new Array<SiteChange>(more + 1).fill('inverter-battery'))

/**
 * Gives the changes that end a loss: one, else two together; `more` where it takes more than two, null where it lasts as long as a
 * network is away. Each is tried by simulating the night with it.
 */
export function createRemedies(site: ModelSite, night: Night) {
  const fitting = siteChanges.filter((change) => changeSite(site, change))
  const ones = fitting.flatMap((one) => (one === 'inverter-battery' ? batteries : [[one]]))
  const two = ones.flatMap((some, at) => ones.slice(at + 1).map((others) => [...some, ...others]))
  const sets = [...ones, ...two.filter((set) => set.filter((one) => one === 'inverter-battery').length <= mostBatteries)]
  const tried = sets.map((changes) => ({ changes, calculate: once(() => calculate(changedSite(site, changes), night)) }))
  const { hasLine, hasMobile } = networksOf(site.link)
  const away = [...(hasLine ? night.fixedLine : []), ...(hasMobile ? night.mobile : [])]
  const isAway = (loss: Loss) => site.link === 'neither' || away.some(({ from, to }) => from < loss.to && to > loss.from)
  const all = once(() => calculate(changedSite(site, ones.flat()), night))
  return (loss: Loss): SiteChange[] | 'more' | null => {
    // Readings that are sent later are not lost, and the gateway's battery is not blamed for probes without power. Where a limit was
    // passed, the call must arrive.
    const isLost = (cause: Cause | null) =>
      loss.kind === 'unheard' &&
      cause !== null &&
      (loss.passage !== undefined || cause === loss.cause || (cause !== 'no-link' && loss.cause !== 'gateway-stopped'))
    const isEndedBy = ({ site: changed, result }: ReturnType<typeof calculate>) => {
      const [lost, gap] =
        loss.kind === 'unheard'
          ? [hearingOf(changed, result, loss.room).filter(({ value }) => isLost(value)), shortGap]
          : [
              runsOf(
                result.devices[changed.devices.findIndex(({ id }) => id === loss.device.id)] ?? [],
                (state) => state === State.stopped,
              ),
              0,
            ]
      return !lost.some(({ from, to }) => Math.min(to, loss.to) - Math.max(from, loss.from) > gap)
    }
    return tried.find(({ calculate }) => isEndedBy(calculate()))?.changes ?? (isAway(loss) && !isEndedBy(all()) ? null : 'more')
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
