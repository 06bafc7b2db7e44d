import {
  isFiltered,
  type ReceivedPeriod,
  type RequestFilter,
  type RequestOrder,
  type RequestWorkFilter,
} from '../requests.ts'
import { stateNames } from './request-changes.ts'

const receivedNames: Record<ReceivedPeriod, string> = {
  '24h': 'Last 24 hours',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
}
const workNames: Record<RequestWorkFilter, string> = {
  today: 'To call today',
  snoozed: 'Snoozed',
  mine: 'Mine',
  unassigned: 'With nobody',
  files: 'With files',
}
const orderNames: Record<RequestOrder, string> = { newest: 'Newest first', oldest: 'Oldest first' }

/** A value of the address, which is empty for no filter, and its name. */
type Option = readonly [value: string, words: string]

export const receivedOptions: Option[] = [['', 'Any time'], ...Object.entries(receivedNames)]
export const workOptions: Option[] = [['', 'All'], ...Object.entries(workNames)]
export const orderOptions: Option[] = Object.entries(orderNames)

/** @param chosen remains an option, even for a closed account */
export const assigneeOptions = (assignees: readonly string[], chosen: string | null): Option[] => [
  ['', 'Anybody'],
  ...[...new Set([...assignees, ...(chosen ? [chosen] : [])])].map((name): Option => [name, name]),
]

/** A product with its slug, or a page with its path. */
export type About = { value: string; words: string; href: string }

/**
 * Returns the name of the page that a request came from, else its path. `/cut-the-power/night`
 * belongs to `/cut-the-power`.
 */
export const originOf = (abouts: readonly About[], path: string): string =>
  abouts.find(({ href }) => path === href || path.startsWith(`${href}/`))?.words ?? path

/**
 * Returns the options for products and pages.
 * @param chosen remains an option, even outside the catalogue
 */
export const aboutOptions = (abouts: readonly About[], chosen: string | null): Option[] => [
  ['', 'Anything'],
  ...abouts.map(({ value, words }): Option => [value, words]),
  ...(chosen && !abouts.some(({ value }) => value === chosen) ? [[chosen, chosen] as const] : []),
]

const workWords = {
  today: 'to call today',
  snoozed: 'that are snoozed',
  mine: 'that you take care of',
  unassigned: 'that nobody takes care of',
  files: 'with files',
} as const

export function describeNothing(filter: RequestFilter): { title: string; text: string } {
  const { state, search, received, work, assignee, about, person } = filter
  if (work === 'today' && !isFiltered({ ...filter, work: null }))
    return {
      title: 'Nobody is to be called today.',
      text: 'A contact appears here on the day it was snoozed until, or when its sender wants a call.',
    }
  if (state === 'new' && !isFiltered({ ...filter, state: null }))
    return {
      title: 'No contact waits for an answer.',
      text: 'The next one appears here as soon as it is sent.',
    }
  if (state === 'waiting' && !isFiltered({ ...filter, state: null }))
    return {
      title: 'No contact waits for its customer.',
      text: 'A contact appears here once your reply or pro-forma is sent, until its customer answers or its day comes.',
    }
  const parts = [
    search && `for “${search}”`,
    state && `in ${stateNames[state]}`,
    received && `from the ${receivedNames[received].toLowerCase().replace(/(\d) /, '$1\u00a0')}`,
    work && workWords[work],
    assignee && `with ${assignee}`,
    about && `about ${about}`,
    person && `from the person of contact #${person}`,
  ].filter(Boolean)
  return { title: `Nothing found ${parts.join(' ')}.`, text: adviceFor(filter, parts.length) }
}

function adviceFor({ state, search, received }: RequestFilter, parts: number): string {
  if (parts > 1) return 'A contact has to match every filter: remove one to find more.'
  if (search) return 'Use fewer words: a contact has to contain all of them.'
  if (received) return 'Choose a longer period to find more.'
  return state ? 'No contact is in this state.' : 'Show all contacts to find others.'
}

export function describeFound(total: number, before: RequestFilter, now: RequestFilter): string {
  const found = `${total} ${total === 1 ? 'contact' : 'contacts'}`
  return before.sort === now.sort
    ? `${found} found.`
    : `${found}, ${orderNames[now.sort].toLowerCase()}.`
}
