import type { Page } from '@playwright/test'
import type { ContentEntryDetail } from '#src/contracts/content/content.ts'
import { expect, test as staffTest } from '../fixtures.ts'
import { type Account, type StaffClient, sameOriginHeaders, signIn } from '../staff.ts'

/**
 * Timeout of a publication in milliseconds. A publication renders a page of each template, which is
 * slow on a busy machine.
 */
export const publishing = 120_000

export const edit = (path: string) => `/admin/content/edit?path=${encodeURIComponent(path)}`
export const productPath = (name: string) => edit(`content/products/${name}.yaml`)

/** Reads fields and version of an entry, with the draft if there is one. */
export async function readSavedEntry({ request }: StaffClient, path: string) {
  const answer = await request.get(`/api/content/entry?path=${encodeURIComponent(path)}`)
  const { value, version } = (await answer.json()) as ContentEntryDetail
  return { value: value as Record<string, unknown>, version } // every entry is an object
}

export async function saveDraftAsEditor(
  client: StaffClient,
  path: string,
  fields: Record<string, unknown>,
) {
  const { value, version } = await readSavedEntry(client, path)
  const data = { path, version, value: { ...value, ...fields } }
  const answer = await client.request.put('/api/content/entry', {
    data,
    headers: sameOriginHeaders,
  })
  expect(answer.status()).toBe(200)
}

export async function discardDraft(client: StaffClient, path: string) {
  const { version } = await readSavedEntry(client, path)
  await client.request.delete('/api/content/entry', {
    data: { path, version },
    headers: sameOriginHeaders,
  })
}

export async function discardByHand(page: Page) {
  await page.getByText('More about this entry').click()
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Discard/ }).click()
}

export const test = staffTest.extend<{ editor: Account }>({
  editor: [
    async ({ page, editorAccount }, use) => {
      await signIn(page, editorAccount)
      await use(editorAccount)
    },
    { auto: true },
  ],
})

export const saved = (page: Page) => page.getByText(/^Draft saved \d\d:\d\d$/)
export const openPart = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}\\b`) }).click()

export { expect }
