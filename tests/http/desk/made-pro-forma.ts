import { randomUUID } from 'node:crypto'
import { publicSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { shiftDay } from '#src/contracts/days.ts'
import { ownersSettings } from '../../desk/owners-company.ts'
import type { TestSite } from '../test-site.ts'

const today = new Date().toISOString().slice(0, 10)

/** A filled form of a pro-forma in dollars, which is paid in naira. */
export const filledProForma = {
  addressee: 'Ann Bee',
  company: 'Works Ltd',
  delivery: 'Six weeks after payment',
  payment: '70% with the order',
  currency: 'NGN',
  rate: '1451.5',
  rateDate: '2026-11-20',
  vat: '7',
  validUntil: shiftDay(today, 365),
  'text.0': 'Gateway',
  'quantity.0': '40',
  'price.0': '120',
  'priceIs.0': 'firm',
}

/**
 * Posts the form of a pro-forma in a company with prices in dollars, which accepts naira and has
 * given all that a pro-forma needs.
 * @param isSample whether the prices are those of the example company
 */
export function postProForma(
  site: TestSite,
  cookie: string,
  fields: Record<string, string>,
  { id = 1, isSample = false } = {},
) {
  const snapshot = publicSnapshot()
  const settings = ownersSettings(snapshot.settings, isSample)
  return withSnapshot({ ...snapshot, settings }, () =>
    site.submit(`/admin/pro-forma?contact=${id}`, fields, { cookie }),
  )
}

/** Sends a pro-forma. @returns the answer of the form */
export async function sendProForma(
  site: TestSite,
  cookie: string,
  fields: Record<string, string> = {},
) {
  const mail = { act: 'send', key: randomUUID(), text: 'Dear Ann,' }
  return (await postProForma(site, cookie, { ...filledProForma, ...mail, ...fields })).json()
}
