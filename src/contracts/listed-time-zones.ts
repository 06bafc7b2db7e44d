import { knownTimeZone } from './time-zone.ts'

/**
 * Present names of zones that browsers and Node.js go on reporting under their former ones. Zones
 * that were renamed since 2021 are left out, because supported browsers do not know the new names.
 */
const presentNames: ReadonlyMap<string, string> = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
])

/** Returns a zone by the name under which people know and choose it; null if it is unknown. */
export function listedTimeZone(zone: unknown): string | null {
  const known = knownTimeZone(zone)
  return known === null ? null : (presentNames.get(known) ?? known)
}

/** Names of all time zones, to choose from. */
export const listTimeZones = (): string[] =>
  Intl.supportedValuesOf('timeZone')
    .map((zone) => presentNames.get(zone) ?? zone)
    .sort()
