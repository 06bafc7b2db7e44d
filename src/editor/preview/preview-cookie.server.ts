import { type Base, baseNames } from '#src/content/reading/delivered.ts'
import { isAllowed } from '#src/contracts/permissions.ts'
import type { Context } from '#src/core/context.server.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'
import { createSigner } from '#src/core/signing/signer.ts'
import { findSignedIn } from '#src/staff/sign-in/sessions.server.ts'

/** Milliseconds for which a browser shows drafts, within its session. */
export const previewLife = 60 * 60_000

/** `secret`: of this installation, which signs the cookies that show drafts for a time. */
type CookieContext = { secret: string }

const signerOf = ({ secret }: CookieContext) => createSigner(secret, 'preview')

/** @param base that is shown instead of the drafts */
export const issuePreviewCookie = (
  context: CookieContext,
  sessionId: number,
  now = Date.now(),
  base?: Base,
): string =>
  signerOf(context).write([sessionId, now + previewLife, ...(base ? [base] : [])].join('.'))

/** The base that a cookie shows instead of the drafts; undefined if it shows these. */
export const baseOfPreview = (context: CookieContext, cookie: string): Base | undefined =>
  baseNames.find((base) => signerOf(context).read(cookie)?.endsWith(`.${base}`))

/** @returns the id of the session; null for a foreign or expired cookie */
export function readPreviewCookie(
  context: CookieContext,
  cookie: string,
  now = Date.now(),
): number | null {
  const [session, until] = signerOf(context).read(cookie)?.split('.').map(Number) ?? []
  return session && until && until > now ? session : null
}

/** @returns the account of a session that may see drafts, as in frames of the editor */
export async function findEditor(
  context: Context,
  token: string | undefined,
): Promise<SignedIn | null> {
  // Pictures and styles of a preview must not prolong a session.
  const staff = await findSignedIn(context, token, { isUse: false })
  return isAllowed(staff, 'content.edit') ? staff : null
}

/**
 * @returns the account that asked for drafts in this session and may still edit (decision 0058);
 * null if there is none
 */
export async function findDraftViewer(
  context: Context & CookieContext,
  { preview, token }: { preview: string | undefined; token: string | undefined },
): Promise<SignedIn | null> {
  const session = readPreviewCookie(context, preview ?? '')
  const editor = session === null ? null : await findEditor(context, token)
  return editor?.sessionId === session ? editor : null
}
