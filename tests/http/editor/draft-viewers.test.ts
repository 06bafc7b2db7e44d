import { expect, it } from 'vitest'
import { roles } from '#src/contracts/permissions.ts'
import {
  findDraftViewer,
  findEditor,
  issuePreviewCookie,
} from '#src/editor/preview/preview-cookie.server.ts'
import { openTestSite } from '../test-site.ts'

const site = await openTestSite('sqlite')
const { context } = site
const sessions = await Promise.all(
  roles.map(async (role) => {
    const [, token = ''] = (await site.signIn(role, undefined, role)).split('=')
    return { role, token, staff: await site.staffOf(`session=${token}`) }
  }),
)

it.each(sessions)('drafts are shown to an $role if they may edit texts', async (session) => {
  const { role, token, staff } = session
  const preview = issuePreviewCookie(context, staff?.sessionId ?? 0)
  const isEditor = /owner|editor/.test(role)
  expect((await findEditor(context, token)) !== null).toBe(isEditor)
  expect((await findDraftViewer(context, { preview, token })) !== null).toBe(isEditor)
})

it('a cookie shows drafts in its own session only', async () => {
  const [owner, other] = sessions.filter(({ role }) => /owner|editor/.test(role))
  const preview = issuePreviewCookie(context, other?.staff?.sessionId ?? 0)
  expect(await findDraftViewer(context, { preview, token: owner?.token })).toBeNull()
  expect(await findDraftViewer(context, { preview: undefined, token: owner?.token })).toBeNull()
  expect(await findDraftViewer(context, { preview, token: undefined })).toBeNull()
})
