import { isAllowed } from '#src/contracts/permissions.ts'
import type { Sessions, SignedIn } from './accounts/sessions.ts'
import type { PreviewCookies } from './preview-cookies.ts'

/** Decides who sees drafts: a session that asked for them and may edit (decision 0058), and frames of the editor (decision 0059). */
export function createPreviewAccess({ cookies, sessions }: { cookies: PreviewCookies; sessions: Pick<Sessions, 'find'> }) {
  // Pictures and styles of a preview must not prolong a session.
  async function findEditor(token: string | undefined) {
    const staff = await sessions.find(token, { isUse: false })
    return isAllowed(staff, 'content.edit') ? staff : null
  }
  return {
    issue: ({ sessionId }: SignedIn): string => cookies.issue(sessionId),
    async maySee({ preview, token }: { preview: string | undefined; token: string | undefined }): Promise<boolean> {
      const session = cookies.read(preview ?? '')
      if (session === null) return false
      return (await findEditor(token))?.sessionId === session
    },
    mayFrame: async (token: string | undefined): Promise<boolean> => (await findEditor(token)) !== null,
  }
}
