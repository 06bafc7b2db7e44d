import type { z } from 'zod'
import type { Context } from '#src/core/context.server.ts'
import { done, invalid, type StaffFormRule, wait } from '#src/core/forms/form.server.ts'
import { describeDevice } from '#src/core/http/device.ts'
import { changeOwnPassword, type PasswordContext } from './own-password.server.ts'
import {
  endOtherSessions,
  endOwnSession,
  setOwnShownName,
  setOwnTimeZone,
} from './own-sessions.server.ts'
import { accountShownName, accountTimeZone, passwordChange, sessionEnd } from './sign-in.ts'

export const sessionEndForm = (context: Context): StaffFormRule<z.output<typeof sessionEnd>> => ({
  permission: null,
  schema: sessionEnd,
  failed: 'The session was not ended.',
  async act({ session }, staff) {
    if (session === 'others') await endOtherSessions(context, staff)
    else await endOwnSession(context, staff, session)
    // Ending a session that has already ended succeeds too.
    return done({ location: '/admin/account?ended' })
  },
})

export const timeZoneForm = (
  context: Context,
): StaffFormRule<z.output<typeof accountTimeZone>> => ({
  permission: null,
  schema: accountTimeZone,
  failed: 'The time zone was not changed.',
  async act({ timeZone }, staff) {
    await setOwnTimeZone(context, staff, timeZone)
    return done({ location: '/admin/account?zone' })
  },
})

export const shownNameForm = (
  context: Context,
): StaffFormRule<z.output<typeof accountShownName>> => ({
  permission: null,
  schema: accountShownName,
  failed: 'The name was not changed.',
  async act({ shownName }, staff) {
    await setOwnShownName(context, staff, shownName)
    return done({ location: '/admin/account?shown' })
  },
})

/** Changes the signed-in account's password. Its other sessions end. */
export const passwordForm = (
  context: PasswordContext,
): StaffFormRule<z.output<typeof passwordChange>> => ({
  permission: null,
  schema: passwordChange,
  failed: 'The password was not changed.',
  async act(data, staff, _, { request, setSession, rememberDevice }) {
    if (!staff.mustChangePassword && data.currentPassword === '')
      return invalid({ currentPassword: ['Enter your current password.'] })
    const device = describeDevice(request.headers.get('user-agent'))
    const result = await changeOwnPassword(context, staff, { ...data, device })
    if (result.outcome === 'wrong')
      return invalid({ currentPassword: ['This is not your current password.'] })
    if (result.outcome === 'weak') return invalid({ newPassword: [result.fault] })
    if (result.outcome === 'wait') return wait(result.seconds)
    setSession(result.token)
    rememberDevice(staff.id)
    return done({ location: '/admin' })
  },
})
