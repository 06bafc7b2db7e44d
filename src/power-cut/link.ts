import type { LinkKind, ModelSite } from './site.ts'

/**
 * How the gateway reaches the platform. `asleep`: LTE with a sleeping modem, which an alarm wakes.
 */
export const Link = { none: 0, line: 1, lte: 2, asleep: 3 } as const

export const networksOf = (link: LinkKind | 'none') => ({
  hasLine: link === 'ethernet' || link === 'lte-beside-ethernet',
  hasMobile: link === 'lte-only' || link === 'lte-beside-ethernet',
})

export type LinkMinute = {
  gatewayRuns: boolean
  lineWorks: boolean
  mobileWorks: boolean
  isModemAwake: boolean
}

/**
 * Calculates the link minute by minute. LTE replaces a dead line after some minutes; the line is
 * used again after steady answers.
 */
export function createLink({ link, gateway: { failover } }: Pick<ModelSite, 'link' | 'gateway'>) {
  const { hasLine, hasMobile } = networksOf(link)
  let isOnLine = hasLine
  // If the line is dead at the beginning, LTE replaces it at once.
  let dead = failover.after
  let steady = 0

  return ({ gatewayRuns, lineWorks, mobileWorks, isModemAwake }: LinkMinute): number => {
    if (!gatewayRuns) {
      isOnLine = hasLine
      dead = failover.after
      return Link.none
    }
    const hasLte = hasMobile && mobileWorks
    if (hasLine && lineWorks) {
      dead = 0
      steady++
      if (steady > failover.back || !hasLte) isOnLine = true
    } else {
      steady = 0
      dead++
      if (dead > failover.after) isOnLine = false
    }
    if (isOnLine) return lineWorks ? Link.line : Link.none
    if (!hasLte) return Link.none
    return isModemAwake ? Link.lte : Link.asleep
  }
}
