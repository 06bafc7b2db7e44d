import { expectedProblems, failedRequest } from '../fixtures.ts'
import { discardDraft, edit, expect, openPart, saved, test } from './editor.ts'

test('a reference without a day of consent says that visitors do not see it', async ({ page }) => {
  const path = 'content/references.json'
  await page.goto(edit(path))
  await openPart(page, 'References')
  await page.getByRole('button', { name: 'Add reference' }).click()
  for (const label of [
    'Customer',
    'Their problem',
    'What was installed',
    'Figure',
    'What was measured',
  ])
    await page.getByLabel(label, { exact: true }).fill(`A sample of ${label.length}`)
  const warning = page.getByText(/Visitors do not see this reference/)
  await expect(warning.first()).toBeVisible()
  await page.getByLabel('Consent given on').fill('2026-01-31')
  await expect(warning).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveAttribute('src', '/iot-use-cases')
  await expect(saved(page)).toBeVisible()
  await discardDraft(page, path)
})

test('the file of a certificate is sent when it is chosen, and another than a PDF is refused', async ({
  page,
}) => {
  expectedProblems.push(failedRequest(415))
  const path = 'content/certificates.json'
  await page.goto(edit(path))
  await openPart(page, 'Certificates and test reports')
  await page.getByRole('button', { name: 'Add certificate' }).click()
  const choose = (name: string, text: string) =>
    page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) })
  await choose('not-one.pdf', 'a text')
  await expect(page.getByText('This is not a PDF.', { exact: false })).toBeVisible()
  await choose('Type approval.pdf', '%PDF-1.7 a sample')
  await expect(page.getByRole('paragraph').filter({ hasText: 'Type approval.pdf' })).toBeVisible()
  await expect(page.getByText('This is not a PDF.', { exact: false })).toHaveCount(0)
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await openPart(page, 'Certificates and test reports')
  await page.getByRole('button', { name: /^Certificate 1 [^›]/ }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Type approval.pdf' })).toBeVisible()
  await discardDraft(page, path)
})
