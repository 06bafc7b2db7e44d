import { formatMonth } from '#src/contracts/formats.ts'
import { capitalised, fillTokens, inWords, type TokenValue } from '#src/contracts/tokens.ts'
import { isOver } from '../reading/endings.ts'
import { type Approval, type Availability, approvalStates, type Stage, stages } from '../schemas/availability-schema.ts'
import type { Progress } from '../schemas/availability-words-schema.ts'
import type { Product } from '../schemas/product-schema.ts'
import { availabilityWords } from '../settings/availability.ts'
import { site } from '../settings/site.ts'
import { companyValues } from '../text.ts'
import { protocolName } from './protocols.ts'
import type { ShownRow } from './specification.ts'

/** Where the status of each model is listed. */
export const statusAddress = '/products#status'

/** A product as far as its stage is told. */
export type Model = Availability & { name: string }

/** The same without months that are over: of these nothing is known. @param date for which a snapshot is made */
export function withoutPastMonths<Value extends Availability>(value: Value, date: string): Value {
  const { deliveryMonth, approval } = value
  const isDeliveryOver = deliveryMonth !== undefined && isOver(deliveryMonth, date)
  const isApprovalOver = approval?.month !== undefined && isOver(approval.month, date)
  // What has no such month stays the object that it is.
  if (!isDeliveryOver && !isApprovalOver) return value
  const current = { ...value }
  if (isDeliveryOver) delete current.deliveryMonth
  if (isApprovalOver) {
    const { month: _, ...rest } = approval
    current.approval = rest
  }
  return current
}

/** Words of content/availability.json with their tokens filled. */
const say = (words: string, values: Readonly<Record<string, TokenValue>> = {}): string => {
  const known = { ...companyValues(site()), ...values }
  return fillTokens(words, (name) => known[name]).text
}
const monthIn = (month: string) => formatMonth(month, site().locale)

/** What a buyer can do with a product today, in one line. */
export function lineOf({ stage, deliveryMonth }: Availability): string {
  const { product } = availabilityWords()
  if (stage === 'deliverable') return say(product.deliverable.line)
  return deliveryMonth ? say(product[stage].withMonth, { month: monthIn(deliveryMonth) }) : say(product[stage].line)
}

/** How many models are of each value, in words: the one by its name. */
function nameModels(models: readonly Model[], total: number, words: { all: string; one: string; several: string }): string {
  const [first] = models
  if (first && models.length === 1 && total > 1) return say(words.one, { model: first.name })
  return say(models.length === total ? words.all : words.several, { count: inWords(models.length) })
}

/** When those are delivered that wait: a month where it is that of all; undefined where none waits. */
function monthsOf(models: readonly Model[]): string | undefined {
  const { month, monthUnknown, monthsDiffer } = availabilityWords().models
  const waiting = models.filter(({ stage }) => stage !== 'deliverable')
  const [first, ...others] = new Set(waiting.map(({ deliveryMonth }) => deliveryMonth))
  if (waiting.length === 0) return undefined
  if (others.length > 0) return say(monthsDiffer)
  return first === undefined ? say(monthUnknown) : say(month, { month: monthIn(first) })
}

/** What buyers can do with the models today, in one line; empty where there is none. */
export function lineOfAll(models: readonly Model[]): string {
  const words = availabilityWords().models
  const parts = stages.flatMap((stage) => {
    const found = models.filter((model) => model.stage === stage)
    return found.length > 0 ? [nameModels(found, models.length, words[stage])] : []
  })
  parts.push(...[monthsOf(models)].filter((part) => part !== undefined))
  return parts.length > 0 ? `${capitalised(parts.join('; '))}.` : ''
}

function approvalState({ state, month, number }: Approval): string {
  const { states, expectedIn, grantedUnder } = availabilityWords().approval
  if (state === 'expected' && month) return say(expectedIn, { month: monthIn(month) })
  if (state === 'granted' && number) return say(grantedUnder, { number })
  return say(states[state])
}

/** How far type approval of a product has come; undefined where it says nothing. */
export function approvalOf({ stage, approval }: Availability): string | undefined {
  if (!approval) return undefined
  const { sentence, waiting } = availabilityWords().approval
  const isWaited = stage !== 'deliverable' && (approval.state === 'applied' || approval.state === 'expected')
  return say(isWaited ? waiting : sentence, { body: approval.body ?? site().radioRegulator.short, state: approvalState(approval) })
}

/** The same with the approvals of its radios. */
export function approvalsOf(product: Availability): string | undefined {
  const { radios } = availabilityWords()
  const parts = [
    ...product.radioApprovals.map(({ radio, state }) => say(radios[state], { radio: protocolName(radio) })),
    approvalOf(product),
  ]
  return parts.filter((part) => part !== undefined).join('. ') || undefined
}

/** How far type approval of all models has come; undefined where none says anything. */
export function approvalsOfAll(models: readonly Model[]): string | undefined {
  const words = availabilityWords().approval
  const states = approvalStates.flatMap((state) => {
    const found = models.filter(({ approval }) => approval?.state === state)
    return found.length > 0 ? [`${say(words.states[state])} (${nameModels(found, models.length, { ...words, one: '{model}' })})`] : []
  })
  return states.length > 0 ? say(words.sentence, { body: site().radioRegulator.short, state: states.join('; ') }) : undefined
}

/** How long a product is repaired or replaced, and from when on; undefined where it has no warranty. */
export function warrantyOf({ warranty }: Availability): string | undefined {
  if (!warranty) return undefined
  const { plain, withBattery, starts } = availabilityWords().warranty
  const { months, batteryMonths, from } = warranty
  const values = { months, start: say(starts[from]) }
  return batteryMonths === undefined ? say(plain, values) : say(withBattery, { ...values, batteryMonths })
}

const deliveryOf = ({ stage, deliveryMonth }: Availability): string => {
  const { now, monthUnknown } = availabilityWords().status
  return stage === 'deliverable' ? say(now) : deliveryMonth ? monthIn(deliveryMonth) : say(monthUnknown)
}

const stageName = (stage: Stage) => say(availabilityWords().product[stage].name)

/** Stage, month, approval and warranty as rows of a product's specification. */
export function availabilityRows(product: Availability): ShownRow[] {
  const { columns } = availabilityWords().status
  const rows = [
    { label: columns.stage, value: stageName(product.stage) },
    { label: columns.month, value: deliveryOf(product) },
    { label: columns.approval, value: approvalOf(product) },
    { label: columns.warranty, value: warrantyOf(product) },
  ]
  return rows.flatMap(({ label, value }) => (value === undefined ? [] : [{ label: say(label), value }]))
}

/** The status of all models in two sentences while they have the same; undefined where a table has to tell them apart. */
export function statusOfAll(products: readonly Product[]): string | undefined {
  const [first] = products
  const statuses = new Set(products.map(({ stage, deliveryMonth, approval }) => JSON.stringify([stage, deliveryMonth, approval])))
  if (!first || statuses.size > 1) return undefined
  const { approval, status } = availabilityWords()
  const values = {
    count: nameModels(products, products.length, { ...approval, one: '{model}' }),
    stage: stageName(first.stage).toLowerCase(),
    month: deliveryOf(first),
    body: first.approval?.body ?? site().radioRegulator.short,
    approval: first.approval ? approvalState(first.approval) : say(status.unsaid),
  }
  return capitalised(`${say(status.same, values)} ${lineOf(first)}`)
}

/** The status of each model as a table: stage, month and approval. */
export function statusTable(products: readonly Product[]): { caption: string; columns: string[]; rows: string[][] } {
  const { caption, columns, unsaid } = availabilityWords().status
  return {
    caption: say(caption),
    columns: [columns.model, columns.stage, columns.month, columns.approval].map((column) => say(column)),
    rows: products.map((product) => [
      `[${product.name}](/product/${product.id})`,
      stageName(product.stage),
      deliveryOf(product),
      product.approval ? approvalState(product.approval) : say(unsaid),
    ]),
  }
}

/** How far the models have come together. */
export function progressOf(models: readonly Pick<Model, 'stage'>[]): Progress {
  if (models.every(({ stage }) => stage === 'deliverable')) return 'all'
  if (models.some(({ stage }) => stage === 'deliverable')) return 'some'
  return models.some(({ stage }) => stage === 'reserved') ? 'reserved' : 'designed'
}

/** The sentences that other texts name as tokens, as the models' stages have them. */
export function stageSentences(models: readonly Model[]) {
  const { sentences } = availabilityWords()
  const progress = progressOf(models)
  const saying = (words: Record<Progress, string>) => say(words[progress], { months: monthsOf(models) ?? '' })
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
