import Bowser from 'bowser'

/** Characters of a User-Agent that are read. */
const longest = 512

/** Names a browser and its system: `Firefox on Android`. @param userAgent unverified, so nothing is decided with it */
export function describeDevice(userAgent: string | null | undefined): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent.slice(0, longest))
  return [browser.name, os.name].filter(Boolean).join(' on ') || 'Unknown device'
}
