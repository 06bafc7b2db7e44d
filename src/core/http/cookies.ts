import { parse } from 'hono/utils/cookie'

/** Names of the site's cookies. Those of staff have a prefix over TLS. */
export const cookieNames = {
  session: 'session',
  device: 'device',
  preview: 'preview',
  region: 'region',
} as const

/** Returns the name of a staff cookie over TLS, which only this host can set. */
export const hostCookie = <T extends string>(name: T) => `__Host-${name}` as const

/** Reads the cookies that decide whether a request is shown drafts, with or without TLS. */
export function readPreviewCookies(header: string) {
  const cookies = parse(header)
  const read = (name: string) => cookies[hostCookie(name)] ?? cookies[name]
  return { preview: read(cookieNames.preview), token: read(cookieNames.session) }
}

const { session, device } = cookieNames
const staffCookie = new RegExp(`(^|;\\s*)(${hostCookie('')})?(${session}|${device})=`)

/**
 * Returns whether a browser has cookies of staff. The device cookie stays after a sign-out.
 * @param header the header Cookie
 */
export const hasStaffCookie = (header: string): boolean => staffCookie.test(header)
