import { accountOfNight, type Loss } from './night-account.ts'
import { simulateNight } from './simulate-night.ts'
import type { ModelSite, Night } from './site.ts'
import { changeSite, type SiteChange, siteChanges } from './site-changes.ts'

/**
 * A change of the site, the site with it, and the losses that it ends. `isTight`: a battery of the
 * changed site only just lasts.
 */
export type Remedy = { change: SiteChange; site: ModelSite; ends: Loss[]; isTight: boolean }

const subjectOf = ({ room, device }: Loss) =>
  room ? `room ${room.id}` : device ? `device ${device.id}` : 'site'

/** Whether a room is not measured in the time of a loss. */
const isUnmeasured = ({ room, cause }: Loss) => room && cause !== 'no-link' && cause !== 'no-phone'

/**
 * Whether a loss of the changed night is what is left of a loss of the night without the change. A
 * room that is measured again may still pass a limit of which nobody hears: that is another loss.
 */
const isLeft = (loss: Loss) => (other: Loss) =>
  subjectOf(other) === subjectOf(loss) &&
  ((other.from < loss.to &&
    other.to > loss.from &&
    (loss.passage !== undefined || !isUnmeasured(loss) || Boolean(isUnmeasured(other)))) ||
    (loss.passage !== undefined &&
      other.passage !== undefined &&
      other.passage.from < loss.passage.to &&
      other.passage.to > loss.passage.from))

/**
 * Finds the changes that end losses of a night, by simulating the night with each. Each change is
 * offered once, with all that it ends: first the one that ends most, then the one that ends most of
 * what is left.
 */
export function remediesOf(site: ModelSite, night: Night, losses: readonly Loss[]): Remedy[] {
  const tried = siteChanges.flatMap((change): Remedy[] => {
    const changed = losses.length > 0 && changeSite(site, change)
    if (!changed) return []
    const { losses: after, tight } = accountOfNight(changed, simulateNight(changed, night))
    const ends = losses.filter((loss) => !after.some(isLeft(loss)))
    return [{ change, site: changed, ends, isTight: tight.length > 0 }]
  })
  const chosen: Remedy[] = []
  for (;;) {
    const open = losses.filter((loss) => !chosen.some(({ ends }) => ends.includes(loss)))
    const newly = ({ ends }: Remedy) => ends.filter((loss) => open.includes(loss)).length
    const next = tried.reduce<Remedy | undefined>(
      (best, one) => (newly(one) > (best ? newly(best) : 0) ? one : best),
      undefined,
    )
    if (!next) return chosen
    chosen.push(next)
  }
}
