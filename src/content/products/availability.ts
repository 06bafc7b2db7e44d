import { capitalised, formatDay, formatList, formatMonth } from '#src/contracts/formats.ts'
import { type Progress, progressOf } from '#src/contracts/progress.ts'
import { fillTokens, inWords, type Tokens } from '#src/contracts/tokens.ts'
import { productAddress } from '../addresses/address-of.ts'
import { companyValues } from '../reading/company-values.ts'
import { isOver } from '../reading/endings.ts'
import {
  type Approval,
  type Availability,
  approvalStates,
  type Stage,
  stages,
} from '../schemas/availability-schema.ts'
import type { Product } from '../schemas/product-schema.ts'
import type { Settings } from '../schemas/setting-schemas.ts'
import { protocolName } from './protocols.ts'
import type { ShownRow } from './specification.ts'

export type Model = Availability & { name: string }

type Words = Pick<Settings, 'company' | 'availability'>

/** Removes months that are over, so that the date counts as unknown. @param today `2026-11-20` */
export function withoutPastMonths<Value extends Availability>(value: Value, today: string): Value {
  const { deliveryMonth, approval } = value
  const isDeliveryOver = deliveryMonth !== undefined && isOver(deliveryMonth, today)
  const isApprovalOver = approval?.month !== undefined && isOver(approval.month, today)
  // A value without past months is returned as the same object.
  if (!isDeliveryOver && !isApprovalOver) return value
  const current = { ...value }
  if (isDeliveryOver) delete current.deliveryMonth
  if (isApprovalOver) {
    const { month: _, ...rest } = approval
    current.approval = rest
  }
  return current
}

function say({ company }: Words, words: string, values: Tokens = {}): string {
  const known = { ...companyValues(company), ...values }
  return fillTokens(words, (name) => known[name]).text
}
const monthIn = (month: string, { company }: Words) => formatMonth(month, company.locale)

/** What a buyer can do with a product today, in one line. */
export function lineOf({ stage, deliveryMonth }: Availability, words: Words): string {
  const { product } = words.availability
  if (stage === 'deliverable') return say(words, product.deliverable.line)
  return deliveryMonth
    ? say(words, product[stage].withMonth, { month: monthIn(deliveryMonth, words) })
    : say(words, product[stage].line)
}

function nameModels(
  models: readonly Model[],
  total: number,
  names: { all: string; one: string; several: string },
  words: Words,
): string {
  const [first] = models
  if (first && models.length === 1 && total > 1) return say(words, names.one, { model: first.name })
  return say(words, models.length === total ? names.all : names.several, {
    count: inWords(models.length),
  })
}

/**
 * Says when models that are not deliverable yet will be delivered: the month if all have the same;
 * undefined without such models.
 */
function monthsOf(models: readonly Model[], words: Words): string | undefined {
  const { month, monthUnknown, monthsDiffer } = words.availability.models
  const waiting = models.filter(({ stage }) => stage !== 'deliverable')
  const [first, ...others] = new Set(waiting.map(({ deliveryMonth }) => deliveryMonth))
  if (waiting.length === 0) return undefined
  if (others.length > 0) return say(words, monthsDiffer)
  return first === undefined
    ? say(words, monthUnknown)
    : say(words, month, { month: monthIn(first, words) })
}

/**
 * The label beside price and button, for one or several models: `Not delivered yet: reserve free`;
 * empty without models.
 */
export function labelOf(
  models: readonly Pick<Model, 'stage' | 'deliveryMonth'>[],
  words: Words,
): string {
  const { label } = words.availability
  const progress = progressOf(models)
  if (models.length === 0) return ''
  if (progress === 'all' || progress === 'some') return say(words, label[progress])
  const [month, ...others] = new Set(models.map(({ deliveryMonth }) => deliveryMonth))
  return month === undefined || others.length > 0
    ? say(words, label[progress])
    : say(words, label[`${progress}Month`], { month: monthIn(month, words) })
}

export const listedWords = (words: Words): Record<Progress, string> => {
  const { designed, reserved, some, all } = words.availability.listed
  return {
    designed: say(words, designed),
    reserved: say(words, reserved),
    some: say(words, some),
    all: say(words, all),
  }
}

/** The day on which the status was checked: `Checked 22 Nov 2026`. */
export const checkedOf = (words: Words): string => {
  const { checked, checkedOn } = words.availability.status
  return say(words, checked, { day: formatDay(checkedOn, words.company.locale, 'medium') })
}

/** What buyers can do with the models today, in one line; empty without models. */
export function lineOfAll(models: readonly Model[], words: Words): string {
  const { models: names } = words.availability
  const parts = stages.flatMap((stage) => {
    const found = models.filter((model) => model.stage === stage)
    return found.length > 0 ? [nameModels(found, models.length, names[stage], words)] : []
  })
  const months = monthsOf(models, words)
  if (months) parts.push(months)
  return parts.length > 0 ? `${capitalised(parts.join('; '))}.` : ''
}

/** Says nothing of an application whose day of filing the owner has not given. */
function approvalState({ state, month, number, filedOn }: Approval, words: Words): string {
  const { states, expectedIn, grantedUnder, ...filed } = words.availability.approval
  if (state === 'applied' && filedOn) {
    const day = formatDay(filedOn, words.company.locale, 'long')
    const days = words.company.radioRegulator?.approvalDays
    return [
      say(words, filed.filedOn, { day }),
      number && say(words, filed.filedUnder, { number }),
      days && say(words, filed.publishedTime, { days }),
    ]
      .filter(Boolean)
      .join(', ')
  }
  if (state === 'expected' && month) return say(words, expectedIn, { month: monthIn(month, words) })
  if (state === 'granted' && number) return say(words, grantedUnder, { number })
  return say(words, states[state])
}

const bodyOf = (approval: Approval | undefined, { company }: Words): string | null =>
  approval?.body ?? company.radioRegulator?.short ?? null

/** The state of a product's approval; undefined if the product states none. */
export function approvalOf({ stage, approval }: Availability, words: Words): string | undefined {
  if (!approval) return undefined
  const { sentence, waiting } = words.availability.approval
  if (approval.name) return `${approval.name}: ${approvalState(approval, words)}`
  const isWaited =
    stage !== 'deliverable' && (approval.state === 'applied' || approval.state === 'expected')
  const said = say(words, isWaited ? waiting : sentence, {
    body: bodyOf(approval, words),
    state: approvalState(approval, words),
  })
  return said || undefined
}

export function approvalsOf(product: Availability, words: Words): string | undefined {
  const { radios } = words.availability
  const states = new Set(product.radioApprovals.map(({ state }) => state))
  const parts = [
    ...Array.from(states, (state) => {
      const names = product.radioApprovals
        .filter((one) => one.state === state)
        .map(({ radio }) => protocolName(radio))
      return say(words, radios[state], { radio: formatList(names) })
    }),
    approvalOf(product, words),
  ]
  return parts.filter((part) => part !== undefined).join('. ') || undefined
}

/** The state of type approval of all models; undefined if no product states any. */
export function approvalsOfAll(models: readonly Model[], words: Words): string | undefined {
  const { approval: names } = words.availability
  const states = approvalStates.flatMap((state) => {
    const found = models.filter(({ approval }) => approval?.state === state)
    return found.length > 0
      ? [
          `${say(words, names.states[state])} (${nameModels(found, models.length, { ...names, one: '{model}' }, words)})`,
        ]
      : []
  })
  if (states.length === 0) return undefined
  const body = bodyOf(undefined, words)
  return say(words, names.sentence, { body, state: states.join('; ') }) || undefined
}

/** How long a product is repaired or replaced, and from which day; undefined without a warranty. */
export function warrantyOf({ warranty }: Availability, words: Words): string | undefined {
  if (!warranty) return undefined
  const { plain, withBattery, starts } = words.availability.warranty
  const { months, batteryMonths, from } = warranty
  const values = { months, start: say(words, starts[from]) }
  return batteryMonths === undefined
    ? say(words, plain, values)
    : say(words, withBattery, { ...values, batteryMonths })
}

const deliveryOf = ({ stage, deliveryMonth }: Availability, words: Words): string => {
  const { now, monthUnknown } = words.availability.status
  return stage === 'deliverable'
    ? say(words, now)
    : deliveryMonth
      ? monthIn(deliveryMonth, words)
      : say(words, monthUnknown)
}

const stageName = (stage: Stage, words: Words) => say(words, words.availability.product[stage].name)

export function availabilityRows(product: Availability, words: Words): ShownRow[] {
  const { columns } = words.availability.status
  const rows = [
    { label: columns.stage, value: stageName(product.stage, words) },
    { label: columns.month, value: deliveryOf(product, words) },
    { label: columns.approval, value: approvalOf(product, words) },
    { label: columns.warranty, value: warrantyOf(product, words) },
  ]
  return rows.flatMap(({ label, value }) =>
    value === undefined ? [] : [{ label: say(words, label), value }],
  )
}

/**
 * The status of all models in two sentences if it is the same; undefined if a table has to tell
 * them apart.
 */
export function statusOfAll(products: readonly Product[], words: Words): string | undefined {
  const [first] = products
  const statuses = new Set(
    products.map(({ stage, deliveryMonth, approval }) =>
      JSON.stringify([stage, deliveryMonth, approval]),
    ),
  )
  if (!first || statuses.size > 1) return undefined
  const { approval, status } = words.availability
  const values = {
    count: nameModels(products, products.length, { ...approval, one: '{model}' }, words),
    stage: stageName(first.stage, words).toLowerCase(),
    month: deliveryOf(first, words),
    body: bodyOf(first.approval, words),
    approval: first.approval ? approvalState(first.approval, words) : say(words, status.unsaid),
  }
  return capitalised(`${say(words, status.same, values)} ${lineOf(first, words)}`)
}

export function statusTable(
  products: readonly Product[],
  words: Words,
): { caption: string; columns: string[]; rows: string[][] } {
  const { caption, columns, unsaid } = words.availability.status
  return {
    caption: say(words, caption),
    columns: [columns.model, columns.stage, columns.month, columns.approval].map((column) =>
      say(words, column),
    ),
    rows: products.map((product) => [
      `[${product.name}](${productAddress(product.id)})`,
      stageName(product.stage, words),
      deliveryOf(product, words),
      product.approval ? approvalState(product.approval, words) : say(words, unsaid),
    ]),
  }
}

/** Returns the sentences about the models' present stages, which other texts include by token. */
export function stageSentences(models: readonly Model[], words: Words) {
  const { sentences } = words.availability
  const progress = progressOf(models)
  const told = monthsOf(models, words)
  const months = told === '' ? null : (told ?? '')
  // A sentence that says nothing, because it names a regulator that the company lacks, is absent.
  const saying = (sentence: Record<Progress, string>) =>
    say(words, sentence[progress], { months }) || null
  return {
    stageDelivery: saying(sentences.delivery),
    stageTime: saying(sentences.time),
    stageInstallation: saying(sentences.installation),
    stageTeam: saying(sentences.team),
    stageSpares: saying(sentences.spares),
    stagePilot: saying(sentences.pilot),
    stageOrder: saying(sentences.order),
    stageQuote: saying(sentences.quote),
    stageReservation: saying(sentences.reservation),
    stageTrial: saying(sentences.trial),
    stageMaking: saying(sentences.making),
  }
}
