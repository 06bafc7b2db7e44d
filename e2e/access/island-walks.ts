import type { Page } from '@playwright/test'
import { nightWords } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { dashboard, sendLeads } from '../desk/leads.ts'
import { discardDraft, edit } from '../editor/editor.ts'
import { expect, expectedProblems, failedRequest } from '../fixtures.ts'
import { contactForm, expectFields, fillRequest, request } from '../forms/contact-request.ts'
import { type Account, signIn } from '../staff.ts'

const { controls } = nightWords()
const search = currentCopy().page('search')
const firstField = (page: Page) => page.locator('main textarea, main input[type=text]').first()

type Walk = {
  address: string | ((entry: string) => string)
  /** Component of the island; absent where the page script or another script is tried. */
  island?: string
  setUp?: (page: Page, account: Account) => Promise<unknown>
  /** Reaches the island, and types into it where it has fields. */
  reach: (page: Page) => Promise<unknown>
  /** Fails unless what was typed is still there. */
  keeps?: (page: Page) => Promise<unknown>
  /** Uses the island, and fails unless the page answers. */
  use: (page: Page) => Promise<unknown>
}

const newsletter = (page: Page) => page.locator('footer form[action^="/newsletter"]')
const night = (page: Page) => page.locator('astro-island[component-export=NightPlayer]')

async function movesTheNight(page: Page) {
  const clock = night(page).locator('.tabular').first()
  const shown = await clock.textContent()
  await night(page).getByRole('button').first().click()
  await expect(clock).not.toHaveText(shown ?? '')
}

/** What people do in the parts of the site that have a script. */
export const walks: Record<string, Walk> = {
  'the newsletter': {
    address: '/nfc',
    island: 'NewsletterForm',
    reach: (page) => newsletter(page).locator('[name=email]').fill('reader@company.example'),
    keeps: (page) =>
      expect(newsletter(page).locator('[name=email]')).toHaveValue('reader@company.example'),
    async use(page) {
      await newsletter(page).getByRole('button').click()
      await expect(
        page.locator('main h1, [data-status]').getByText('Successfully subscribed!'),
      ).toBeVisible()
    },
  },
  'the contact form with a list': {
    address: '/contact?list=smart-lock*2,gateway*1',
    island: 'ContactForm',
    reach: (page) => fillRequest(page),
    keeps: (page) => expectFields(page, request),
    async use(page) {
      await contactForm(page).getByRole('button', { name: 'Send' }).last().click()
      await expect(page.getByText('Message sent successfully!').first()).toBeVisible()
    },
  },
  'the sign-in': {
    address: '/admin/signin',
    island: 'SignInForm',
    reach: (page) => page.locator('[name=username]').fill('nobody'),
    keeps: (page) => expect(page.locator('[name=username]')).toHaveValue('nobody'),
    async use(page) {
      await page.locator('[name=password]').fill('a wrong password')
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page.getByRole('alert')).toContainText('Invalid credentials!')
    },
  },
  'the instrument': {
    address: '/cut-the-power?site=shop',
    island: 'NightPlayer',
    async reach(page) {
      await page.locator('main [name=hours]').selectOption({ index: 1 })
    },
    keeps: (page) => expect(page.locator('main [name=hours]')).toHaveJSProperty('selectedIndex', 1),
    async use(page) {
      await movesTheNight(page)
      await expect(night(page).getByRole('button', { name: controls.replay })).toBeVisible()
      const hours = await page.locator('main [name=hours]').inputValue()
      await page.locator('main form[action="/cut-the-power"] [type=submit]').click()
      await expect(page).toHaveURL(new RegExp(`hours=${hours}\\b`))
    },
  },
  "the home page's night": {
    address: '/',
    island: 'NightPlayer',
    reach: (page) => night(page).getByRole('button').first().hover(),
    use: movesTheNight,
  },
  'the products': {
    address: '/products',
    island: 'ProductGrid',
    reach: (page) => page.getByRole('link', { name: 'Next' }).hover(),
    async use(page) {
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(/page=1/)
      await expect(page.getByText('Page 2 of').filter({ visible: true })).toHaveCount(1)
    },
  },
  'the cards that turn': {
    address: '/',
    island: 'FlipCards',
    reach: (page) => page.getByRole('button', { name: 'turn the card' }).first().focus(),
    async use(page) {
      await page.getByRole('button', { name: 'turn the card' }).nth(1).click()
      await expect(page.locator('li[data-turned=true]')).toHaveCount(1)
    },
  },
  'the colours': {
    address: '/about',
    island: 'ColourSwitch',
    reach: (page) => page.getByRole('button', { name: 'Light' }).hover(),
    async use(page) {
      await page.getByRole('button', { name: 'Dark' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    },
  },
  'the booking form': {
    address: '/book',
    // A page that was changed before its script posts the form without it.
    reach: async (page) => {
      expectedProblems.push(failedRequest(422))
      await page.getByLabel('Your name').fill('Ada Obi')
    },
    keeps: (page) => expect(page.getByLabel('Your name')).toHaveValue('Ada Obi'),
    async use(page) {
      const form = page.locator('main form[action^="/book"]')
      await form.locator('[name="phone"]').fill('+234 802 345 6789')
      await form.locator('[name="termsAccepted"]').check()
      await form.locator('[type="submit"]').click()
      await expect(form.locator('#booking-startsAt-error')).toBeVisible()
    },
  },
  'the search field': {
    address: '/about',
    async reach(page) {
      await page.getByRole('banner').getByRole('link', { name: search.heading }).click()
      await page.getByRole('searchbox').fill('smart lock')
    },
    keeps: (page) => expect(page.getByRole('searchbox')).toHaveValue('smart lock'),
    async use(page) {
      await page.getByRole('searchbox').fill('smart loc')
      await expect(page.locator('dialog[open]').getByRole('link').first()).toHaveText(/Smart Lock/)
      await expect(page.locator('dialog[open]').getByRole('status')).toContainText('smart loc')
    },
  },
  'the request list': {
    address: '/product/2',
    reach: (page) =>
      page
        .locator('main')
        .getByRole('link', { name: /Add to request/ })
        .first()
        .hover(),
    async use(page) {
      await page
        .locator('main')
        .getByRole('link', { name: /Add to request/ })
        .first()
        .click()
      const contact = page.locator('header [data-contact] a').filter({ visible: true })
      await expect(contact).toHaveText(/\(1\)/)
      await expect(contact).toHaveAttribute('href', /list=smart-lock/)
    },
  },
  'the dashboard': {
    address: dashboard,
    island: 'Dashboard',
    async setUp(page, account) {
      await sendLeads(page)
      await signIn(page, account)
    },
    reach: (page) => page.locator('main [type=search]').first().fill('cold rooms'),
    keeps: (page) => expect(page.locator('main [type=search]').first()).toHaveValue('cold rooms'),
    async use(page) {
      await page.locator('main [type=search]').first().press('Enter')
      await expect(page).toHaveURL(/search=cold/)
      await expect(page.locator('main article').first()).toContainText('Cold rooms.')
      const count = page
        .getByRole('navigation', { name: 'Contacts by state' })
        .getByRole('link')
        .nth(3)
      const before = Number(/\d+/.exec((await count.textContent()) ?? '')?.[0])
      await page
        .locator('main article')
        .getByRole('button', { name: /Mark answered/ })
        .first()
        .click()
      await expect(count).toContainText(String(before + 1))
    },
  },
  'an issue of the newsletter': {
    address: '/admin/newsletter/issue?article=data-cost-cold-room',
    island: 'IssueForm',
    setUp: signIn,
    reach: (page) => page.locator('main [name=intro]').fill('Hello from the bench.'),
    keeps: (page) => expect(page.locator('main [name=intro]')).toHaveValue('Hello from the bench.'),
    async use(page) {
      await page.locator('main [value=save]').click()
      await expect(page.getByText('Saved.')).toBeVisible()
      await expect(page.frameLocator('iframe').getByText('Hello from the bench.')).toBeVisible()
    },
  },
  'the editor': {
    address: edit,
    setUp: signIn,
    reach: (page) => firstField(page).fill('About our house'),
    keeps: (page) => expect(firstField(page)).toHaveValue('About our house'),
    async use(page) {
      await firstField(page).press('End')
      await page.keyboard.type(', and more')
      await expect(page.getByText(/Draft saved \d\d:\d\d/)).toBeVisible()
      await discardDraft(page, new URL(page.url()).searchParams.get('path') ?? '')
    },
  },
}
