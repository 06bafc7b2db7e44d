import Bowser from 'bowser'

/** Maximum number of characters read from a User-Agent. */
const longest = 512

/**
 * Names a browser and its system: `Firefox on Android`.
 * @param userAgent not verified, so no decision may depend on the result
 */
export function describeDevice(userAgent: string | null | undefined): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent.slice(0, longest))
  return [browser.name, os.name].filter(Boolean).join(' on ') || 'Unknown device'
}
