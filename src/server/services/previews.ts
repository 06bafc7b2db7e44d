import { isAllowed } from '#src/contracts/permissions.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'
import { createSigner } from './signing/signer.ts'

/** Milliseconds for which a browser shows drafts, within its session. */
export const previewLife = 60 * 60_000

/**
 * Signs cookies that show drafts for a time.
 * @param key the secret of this installation, the same in every process
 */
export function createPreviewCookies(key: string) {
  const { write, read } = createSigner(key, 'preview')
  return {
    issue: (sessionId: number, now = Date.now()): string =>
      write(`${sessionId}.${now + previewLife}`),
    /** @returns the id of the session; null for a foreign or expired cookie */
    read(cookie: string, now = Date.now()): number | null {
      const [session, until] = read(cookie)?.split('.').map(Number) ?? []
      return session && until && until > now ? session : null
    },
  }
}

/**
 * Drafts are shown in a session that asked for them and may still edit (decision 0058), and in
 * frames of the editor.
 */
export function createPreviewAccess(
  key: string,
  findSignedIn: (token: string | undefined) => Promise<SignedIn | null>,
) {
  const cookies = createPreviewCookies(key)
  async function findEditor(token: string | undefined) {
    const staff = await findSignedIn(token)
    return isAllowed(staff, 'content.edit') ? staff : null
  }
  return {
    issue: ({ sessionId }: SignedIn): string => cookies.issue(sessionId),
    /** @returns the account that asked for drafts in this session; null if there is none */
    async findViewer({
      preview,
      token,
    }: {
      preview: string | undefined
      token: string | undefined
    }): Promise<SignedIn | null> {
      const session = cookies.read(preview ?? '')
      const editor = session === null ? null : await findEditor(token)
      return editor?.sessionId === session ? editor : null
    },
    /** @returns the account that may see drafts in a frame; null if there is none */
    findFramer: findEditor,
  }
}
