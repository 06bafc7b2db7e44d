import type { LinkKind, ModelSite } from './site.ts'

/**
 * How the gateway reaches the platform. `asleep`: LTE with a sleeping modem, which an alarm wakes.
 */
export const Link = { none: 0, line: 1, lte: 2, asleep: 3 } as const

export const simulatedNetworks = (link: LinkKind | 'none') => ({
  hasLine: link === 'ethernet' || link === 'lte-beside-ethernet',
  hasMobile: link === 'lte-only' || link === 'lte-beside-ethernet',
})

type LinkSite = Pick<ModelSite, 'link' | 'gateway'>

/** Whether the gateway uses the line, and for how many minutes the line has failed or answered. */
type LinkState = { isOnLine: boolean; deadMinutes: number; steadyMinutes: number }

/** A gateway that has just started. If the line is dead then, LTE replaces it at once. */
export const startLink = ({ link, gateway: { failover } }: LinkSite): LinkState => ({
  isOnLine: simulatedNetworks(link).hasLine,
  deadMinutes: failover.after,
  steadyMinutes: 0,
})

/**
 * Advances the link one minute. LTE replaces a dead line after some minutes; the line is used again
 * after steady answers.
 * @returns a value of `Link`
 */
export function stepLink(
  state: LinkState,
  { link, gateway: { failover } }: LinkSite,
  {
    gatewayRuns,
    lineWorks,
    mobileWorks,
    isModemAwake,
  }: { gatewayRuns: boolean; lineWorks: boolean; mobileWorks: boolean; isModemAwake: boolean },
): number {
  const { hasLine, hasMobile } = simulatedNetworks(link)
  if (!gatewayRuns) {
    state.isOnLine = hasLine
    state.deadMinutes = failover.after
    return Link.none
  }
  const hasLte = hasMobile && mobileWorks
  if (hasLine && lineWorks) {
    state.deadMinutes = 0
    state.steadyMinutes++
    if (state.steadyMinutes > failover.back || !hasLte) state.isOnLine = true
  } else {
    state.steadyMinutes = 0
    state.deadMinutes++
    if (state.deadMinutes > failover.after) state.isOnLine = false
  }
  if (state.isOnLine) return lineWorks ? Link.line : Link.none
  if (!hasLte) return Link.none
  return isModemAwake ? Link.lte : Link.asleep
}
