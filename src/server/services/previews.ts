import type { PreviewCookies } from './preview-cookies.ts'
import { isAllowed, type Sessions, type SignedIn } from './sessions.ts'

/** Who is shown drafts: whoever has asked for them in a session that still is, and may still edit (decision 0058). */
export function createPreviews({ cookies, sessions }: { cookies: PreviewCookies; sessions: Pick<Sessions, 'find'> }) {
  return {
    issue: ({ sessionId }: SignedIn): string => cookies.issue(sessionId),
    /** @param token of the session, as its own cookie holds it */
    async maySee({ preview, token }: { preview: string | undefined; token: string | undefined }): Promise<boolean> {
      const session = cookies.read(preview ?? '')
      if (session === null) return false
      // The pictures and styles of a preview must not prolong a session that nobody uses.
      const staff = await sessions.find(token, { isUse: false })
      return isAllowed(staff, 'content.edit') && staff.sessionId === session
    },
  }
}
