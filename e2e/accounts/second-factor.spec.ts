import type { Page } from '@playwright/test'
import { startSite } from '../../scripts/site/start-site.ts'
import { expectNoFaultsOnDesktopAndPhone } from '../access/axe.ts'
import { openLeads, sendLeads } from '../desk/leads.ts'
import { expect, expectedProblems, failedRequest, test, withAndWithoutScript } from '../fixtures.ts'
import {
  codeOf,
  makeStale,
  openAccount,
  readSecret,
  sameOriginHeaders,
  signOut,
  typeSignIn,
} from '../staff.ts'

async function makeCodes(page: Page) {
  await page.getByRole('button', { name: 'Make ten codes' }).click()
  const codes = page.getByRole('listitem').filter({ hasText: /^\d{4} \d{4} \d{4}$/ })
  await expect(codes).toHaveCount(10)
  return codes.allTextContents()
}

const exportLink = (page: Page) => page.getByRole('link', { name: /^CSV/ })

withAndWithoutScript('an export asks again who one is,', () => {
  test('and then saves the file and leads back', async ({ page, account }) => {
    expectedProblems.push(failedRequest(422))
    const dashboard = `/admin/dashboard?search=${await openLeads(page, account)}`
    makeStale(account)
    await exportLink(page).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Confirm that it is you' }),
    ).toBeVisible()
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('not the one')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(password).toHaveAccessibleDescription('This is not your password.')
    await expect(password).toHaveValue('')
    await password.fill(account.password)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ])
    expect(download.suggestedFilename()).toBe('contacts-search.csv')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your file is on its way' }),
    ).toBeVisible()
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save the file again' }).click(),
    ])
    expect(again.suggestedFilename()).toBe('contacts-search.csv')
    await page.getByRole('link', { name: 'Back to the staff area' }).click()
    await expect(page).toHaveURL(dashboard)
    const [other] = await Promise.all([page.waitForEvent('download'), exportLink(page).click()])
    expect(other.suggestedFilename()).toBe('contacts-search.csv')
    await expect(page).toHaveURL(dashboard)
  })
})

withAndWithoutScript('an authenticator app,', (isScripted) => {
  test('is added, asked for at the next sign-in, and removed; a recovery code stands in for it', async ({
    page,
  }) => {
    expectedProblems.push(failedRequest(422))
    const account = await openAccount(page)
    await page.goto('/admin/account')
    await page.getByRole('link', { name: 'Add an app' }).click()
    await expect(page.getByRole('img', { name: /camera of your app/ })).toBeVisible()
    const secret = await readSecret(page)
    const code = page.getByLabel('Code from your app', { exact: true })
    await code.fill('000 000')
    await page.getByRole('button', { name: 'Add the app' }).click()
    await expect(code).toHaveAccessibleDescription(/is wrong/)
    const used = codeOf(secret)
    await code.fill(used)
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/admin/account/recovery-codes')
    const codes = await makeCodes(page)
    expect(new Set(codes).size).toBe(10)
    await page.getByRole('link', { name: /Back to my account/ }).click()
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

    await signOut(page, isScripted)
    await typeSignIn(page, account)
    await expect(page).toHaveURL('/admin/second-factor')
    await page.goto('/admin/dashboard')
    await expect(page).toHaveURL('/admin/second-factor')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await code.fill(used)
    await page.keyboard.press('Enter')
    await expect(code).toHaveAccessibleDescription(/is wrong/)
    await code.fill(codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/dashboard')

    await signOut(page, isScripted)
    await typeSignIn(page, account)
    await code.fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/admin/dashboard')
    await page.goto('/admin/account')
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
    await page.getByRole('link', { name: 'Remove the authenticator app' }).click()
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('link', { name: 'Add an app' })).toBeVisible()
    await signOut(page, isScripted)
    await typeSignIn(page, account)
    await expect(page).toHaveURL('/admin/dashboard')
  })
})

test.describe('a passkey', () => {
  async function addAuthenticator(page: Page) {
    const client = await page.context().newCDPSession(page)
    await client.send('WebAuthn.enable')
    const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    })
    return {
      remove: () => client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
      keys: async () =>
        (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    }
  }

  test('is added by keyboard alone, and is the second step of a sign-in and the proof of an export', async ({
    page,
  }) => {
    expectedProblems.push(failedRequest(409))
    const authenticator = await addAuthenticator(page)
    const account = await openAccount(page)
    await page.goto('/admin/account/passkey')
    const name = page.getByLabel('Passkey name')
    await expect(name).toHaveValue(/Chrom/)
    await name.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Office laptop')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/account/recovery-codes')
    expect(await authenticator.keys()).toBe(1)
    await page.getByRole('link', { name: 'Later' }).click()
    await expect(page.getByText('Office laptop', { exact: true })).toBeVisible()

    await signOut(page)
    await typeSignIn(page, account)
    await expect(page).toHaveURL('/admin/second-factor')
    await page.getByRole('button', { name: 'Use a passkey' }).press('Enter')
    await expect(page).toHaveURL('/admin/dashboard')

    const word = await sendLeads(page)
    await page.goto(`/admin/dashboard?search=${word}`)
    makeStale(account)
    await exportLink(page).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Use a passkey' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('contacts-search.csv')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your file is on its way' }),
    ).toBeVisible()

    await page.goto('/admin/account')
    await page.getByRole('link', { name: 'Remove the passkey Office laptop' }).click()
    await expect(page.getByText('This is your last second step.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Office laptop', { exact: true })).toHaveCount(0)
  })

  test('that is not there, or is added already, is said in words, and a code does as well', async ({
    page,
  }) => {
    const authenticator = await addAuthenticator(page)
    const account = await openAccount(page)
    const add = async () => {
      await page.goto('/admin/account/passkey')
      await page.getByRole('button', { name: 'Add the passkey' }).click()
    }
    await add()
    await expect(page).toHaveURL('/admin/account/recovery-codes')
    const codes = await makeCodes(page)
    await add()
    await expect(page.getByRole('alert')).toHaveText('This device or key has already been added.')

    expectedProblems.push(failedRequest(403))
    makeStale(account)
    await page.getByRole('button', { name: 'Add the passkey' }).click()
    await expect(page).toHaveURL('/admin/confirm?next=%2Fadmin%2Faccount%2Fpasskey&press=other')

    await authenticator.remove()
    await addAuthenticator(page)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Your browser gave no passkey.' }),
    ).toBeVisible()
    await page.getByLabel('Recovery code', { exact: true }).fill(codes[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/account/passkey')
  })
})

test('the owner of an empty site requires it of their own role and must set it up, without a fault', async ({
  page,
  allowedOrigins,
}) => {
  expectedProblems.push(failedRequest(409))
  const { origin, database, password, stop } = await startSite()
  allowedOrigins.push(origin)
  const at = (path: string) => origin + path
  const owner = { name: 'admin', password: 'a lagoon at seven in the morning' }
  try {
    await page.request.post(at('/api/session'), { data: { username: owner.name, password } })
    const data = { currentPassword: password, newPassword: owner.password }
    expect(
      (
        await page.request.post(at('/api/session/password'), { data, headers: sameOriginHeaders })
      ).status(),
    ).toBe(200)

    await page.goto(at('/admin/dashboard'))
    await expect(page.getByText('No contacts available.')).toBeVisible()
    await expectNoFaultsOnDesktopAndPhone(page)
    await page.goto(at('/admin/dashboard?tab=newsletter'))
    await expect(page.getByText('No newsletter subscribers available.')).toBeVisible()
    await expectNoFaultsOnDesktopAndPhone(page)

    await page.goto(at('/admin/accounts'))
    await page.getByRole('link', { name: 'Choose who needs it' }).click()
    const box = page.getByRole('checkbox', { name: 'Owner' })
    await box.check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(at('/admin/account#answer'))
    await expect(page.getByText('Your role needs a second step.')).toBeVisible()
    await expectNoFaultsOnDesktopAndPhone(page)
    await page.goto(at('/admin/dashboard'))
    await expect(page).toHaveURL(at('/admin/account'))

    // The account can set up its second step even if its last proof of identity is old.
    makeStale(owner, database)
    await page.getByRole('link', { name: 'Add a passkey' }).click()
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Add the passkey' })).toBeVisible()
    await expectNoFaultsOnDesktopAndPhone(page)
    await page.goto(at('/admin/account/authenticator'))
    await expectNoFaultsOnDesktopAndPhone(page)
    const secret = await readSecret(page)
    await page.getByLabel('Code from your app', { exact: true }).fill(codeOf(secret))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('/admin/account/recovery-codes'))
    await expectNoFaultsOnDesktopAndPhone(page)
    await page.getByRole('button', { name: 'Make ten codes' }).click()
    await expect(page.getByText('They are shown only now.')).toBeVisible()
    await expectNoFaultsOnDesktopAndPhone(page)
    await page.goto(at('/admin/account/remove-factor?factor=app'))
    await expectNoFaultsOnDesktopAndPhone(page)
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('alert')).toContainText(
      'Your role needs a second step. Add another one first.',
    )
    await page.goto(at('/admin/account'))
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
    await expectNoFaultsOnDesktopAndPhone(page)
    await page.goto(at('/admin/accounts/second-factor'))
    await expect(box).toBeChecked()
    await expectNoFaultsOnDesktopAndPhone(page)

    makeStale(owner, database)
    await page.goto(at('/admin/account/recovery-codes'))
    await expect(
      page.getByRole('heading', { level: 1, name: 'Confirm that it is you' }),
    ).toBeVisible()
    await expectNoFaultsOnDesktopAndPhone(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(at('/admin/signin'))
    await typeSignIn(page, owner)
    await expect(page).toHaveURL(at('/admin/second-factor'))
    await expectNoFaultsOnDesktopAndPhone(page)
  } finally {
    await page.goto('about:blank')
    await stop()
  }
})
