import { describe, expect, it } from 'vitest'
import { settings } from '../settings/settings.ts'
import {
  approvalOf,
  approvalsOf,
  approvalsOfAll,
  availabilityRows,
  labelOf,
  lineOf,
  lineOfAll,
  type Model,
  stageSentences,
  warrantyOf,
  withoutPastMonths,
} from './availability.ts'

const model = (change: Partial<Model> = {}): Model => ({
  name: 'Lock',
  stage: 'reserved',
  radioApprovals: [],
  ...change,
})
const radioRegulator = { name: 'Radio Authority', short: 'RA', approvalDays: null }
/** Words of a company with a radio regulator, whichever company the site is of. */
const words = { ...settings(), company: { ...settings().company, radioRegulator } }
const regulator = radioRegulator.short

describe('the line of a product', () => {
  it('says what a buyer can do, and the month where it is known', () => {
    expect(lineOf(model(), words)).toBe(
      words.availability.product.reserved.line.replace('{radioRegulator}', regulator),
    )
    expect(lineOf(model({ deliveryMonth: '2027-03' }), words)).toBe(
      words.availability.product.reserved.withMonth.replace('{month}', 'March 2027'),
    )
    expect(lineOf(model({ stage: 'designed', deliveryMonth: '2027-03' }), words)).toContain(
      'March 2027',
    )
    // A deliverable product shows no delivery month.
    expect(lineOf(model({ stage: 'deliverable', deliveryMonth: '2027-03' }), words)).not.toMatch(
      /2027|\{|reserve/i,
    )
  })
})

describe('the line of all models', () => {
  it('is computed of their stages and months', () => {
    const models = [model(), model(), model()]
    expect(lineOfAll(models, words)).toMatch(/^All three models .*reserved; /)
    const mixed = lineOfAll(
      [...models, model({ name: 'Bell', stage: 'deliverable' }), model({ stage: 'designed' })],
      words,
    )
    expect(mixed.indexOf('Bell')).toBe(0)
    expect(mixed).toContain('; three models ')
    expect(
      lineOfAll(
        [
          model({ stage: 'deliverable' }),
          model({ stage: 'deliverable', deliveryMonth: '2027-03' }),
        ],
        words,
      ),
    ).not.toMatch(/reserve|2027/)
    expect(lineOfAll([], words)).toBe('')
  })
})

describe('the label beside a price', () => {
  const { label } = words.availability
  const march = { deliveryMonth: '2027-03' }
  it.each([
    ['reserved', [model(), model()], label.reserved],
    [
      'reserved, with one month for all',
      [model(march), model(march)],
      label.reservedMonth.replace('{month}', 'March 2027'),
    ],
    [
      'reserved, with months that differ',
      [model(march), model({ deliveryMonth: '2027-05' })],
      label.reserved,
    ],
    ['designed', [model({ stage: 'designed' })], label.designed],
    [
      'designed, with a month',
      [model({ stage: 'designed', ...march })],
      label.designedMonth.replace('{month}', 'March 2027'),
    ],
    ['some in stock', [model({ stage: 'deliverable' }), model()], label.some],
    [
      'all in stock, whatever month they had',
      [model({ stage: 'deliverable', deliveryMonth: '2026-01' })],
      label.all,
    ],
    ['none', [], ''],
  ])('says whether one can have it: %s', (_, models, said) =>
    expect(labelOf(models, words)).toBe(said),
  )
})

it('a quarter of delivery stands where a month would, until it is over', () => {
  const quarter = model({ deliveryMonth: '2027-Q2' })
  expect(labelOf([quarter], words)).toContain('Q2 2027')
  expect(withoutPastMonths(quarter, '2027-06-30')).toBe(quarter)
  expect(withoutPastMonths(quarter, '2027-07-01').deliveryMonth).toBeUndefined()
})

describe('a month', () => {
  const march = model({ deliveryMonth: '2027-03' })
  it('is said of all only where all that wait have it', () => {
    expect(
      lineOfAll([march, march, model({ stage: 'deliverable', deliveryMonth: '2026-01' })], words),
    ).toContain('March 2027')
    for (const other of [
      model({ deliveryMonth: '2027-05' }),
      model(),
      model({ stage: 'designed', deliveryMonth: '2028-01' }),
    ])
      expect(lineOfAll([march, other], words)).not.toMatch(/20\d\d/)
  })
  it('that is over counts as unknown', () => {
    const approval = { state: 'expected', month: '2027-02' } as const
    const one = model({
      deliveryMonth: '2027-03',
      approval,
      warranty: { months: 12, from: 'delivery' },
    })
    expect(withoutPastMonths(one, '2027-02-28')).toBe(one)
    expect(withoutPastMonths(one, '2027-03-31T12:00')).toEqual({
      ...one,
      approval: { state: 'expected' },
    })
    const { deliveryMonth: _, ...rest } = one
    expect(withoutPastMonths(one, '2027-04-01')).toEqual({
      ...rest,
      approval: { state: 'expected' },
    })
    expect(approvalOf(withoutPastMonths(one, '2027-03-01'), words)).not.toMatch(/20\d\d|\{/)
  })
})

describe('approval and warranty', () => {
  it('are what their fields say, and nothing without them', () => {
    expect(approvalOf(model(), words)).toBeUndefined()
    expect(approvalsOf(model(), words)).toBeUndefined()
    expect(warrantyOf(model(), words)).toBeUndefined()
    expect(approvalsOfAll([model(), model()], words)).toBeUndefined()
    expect(availabilityRows(model(), words)).toHaveLength(2)
  })
  it('name body, month and number', () => {
    expect(approvalOf(model({ approval: { state: 'expected', month: '2027-02' } }), words)).toMatch(
      new RegExp(`^${regulator} .*February 2027`),
    )
    expect(
      approvalOf(model({ approval: { state: 'granted', number: 'NG-77', body: 'ICASA' } }), words),
    ).toMatch(/^ICASA .*NG-77/)
    expect(
      approvalsOf(
        model({
          approval: { state: 'applied' },
          radioApprovals: [{ radio: 'wifi', state: 'approved-module' }],
        }),
        words,
      ),
    ).toMatch(new RegExp(`^Wi-Fi: .*\\. ${regulator} `))
    expect(
      warrantyOf(model({ warranty: { months: 36, batteryMonths: 6, from: 'delivery' } }), words),
    ).toMatch(/36.*delivery.*6/)
    expect(warrantyOf(model({ warranty: { months: 36, from: 'handover' } }), words)).not.toMatch(
      /battery|\{/,
    )
  })
  it('speak of an application once its day of filing is known', () => {
    const filedOn = '2026-11-20'
    const said = (approval: Model['approval'], { approvalDays = null as number | null } = {}) => {
      const company = { ...words.company, radioRegulator: { ...radioRegulator, approvalDays } }
      return approvalOf(model({ approval }), { ...words, company })
    }
    expect(said({ state: 'applied' }, { approvalDays: 30 })).not.toMatch(/applied|\d/)
    expect(said({ state: 'applied', filedOn })).toMatch(/20 November 2026; /)
    expect(said({ state: 'applied', filedOn, number: 'TA/7' }, { approvalDays: 30 })).toMatch(
      /20 November 2026, .*TA\/7, .*30 days; /,
    )
  })
  it('name what a maker declares by its own name, and no regulator where there is none', () => {
    const abroad = { ...words, company: { ...words.company, radioRegulator: null } }
    const approval = { state: 'granted', number: 'DoC 7' } as const
    const name = 'Declaration of conformity'
    expect(approvalOf(model({ approval: { ...approval, name } }), abroad)).toMatch(
      /^Declaration of conformity: .*DoC 7$/,
    )
    expect(approvalOf(model({ approval }), abroad)).toBeUndefined()
    for (const text of Object.values(stageSentences([model()], abroad)))
      expect(text ?? 'absent').not.toMatch(/^$|\{|; \./)
  })
  it('name radios of the same state together', () =>
    expect(
      approvalsOf(
        model({
          radioApprovals: [
            { radio: 'zigbee', state: 'certified-stack' },
            { radio: 'lte', state: 'approved-module' },
            { radio: 'z-wave', state: 'certified-stack' },
          ],
        }),
        words,
      ),
    ).toMatch(/^Zigbee 3.0 and Z-Wave: .*\. LTE: /))
  it('waits for delivery only while the product does', () => {
    const approval = { state: 'applied' } as const
    expect(approvalOf(model({ approval }), words)).not.toBe(
      approvalOf(model({ approval, stage: 'deliverable' }), words),
    )
  })
  it('of all models count those of each state', () => {
    const [applied, granted] = [
      model({ approval: { state: 'applied' } }),
      model({ name: 'Bell', approval: { state: 'granted', number: '1' } }),
    ]
    expect(approvalsOfAll([applied, applied], words)).toContain('(all two models)')
    expect(approvalsOfAll([applied, applied, granted], words)).toMatch(/\(two models\); .*\(Bell\)/)
  })
})

it('sentences of other texts follow how far the models have come', () => {
  const [designed, reserved, ready] = [
    model({ stage: 'designed' }),
    model(),
    model({ stage: 'deliverable' }),
  ]
  const said = [
    [designed, designed],
    [designed, reserved],
    [reserved, ready],
    [ready, ready],
  ].map((models) => stageSentences(models, words).stageOrder)
  const { order } = words.availability.sentences
  expect(said).toEqual([order.designed, order.reserved, order.some, order.all])
  for (const models of [[designed], [reserved], [reserved, ready], [ready]])
    expect(
      Object.values(stageSentences(models, words)).filter((text) => !text || text.includes('{')),
    ).toEqual([])
})
