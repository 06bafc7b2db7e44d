import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { checkContent } from '#src/content/check/check-content.ts'
import { listSchemas } from '#src/content/collections/collections.ts'
import { getBuyerQuestions } from '#src/content/questions/buyer-questions.ts'
import { buyerPages } from '#src/content/schemas/buyer-questions-schema.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'

/**
 * Maximum number of questions on a page, because visitors read only a few. Only the page that lists
 * all questions has more.
 */
const mostOnAPage = 3

const { groups } = currentCopy().buyerQuestions
const items = groups.flatMap((group) => group.items)

describe('the questions of buyers', () => {
  it('have addresses of their own', () => {
    expect(new Set([...items, ...groups].map(({ id }) => id)).size).toBe(
      items.length + groups.length,
    )
  })
  it.each(items)('$id has a day', ({ checkedOn }) =>
    expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/),
  )
  it.each(buyerPages)('%s asks no more than are read through', (page) =>
    expect(getBuyerQuestions(page).items.length).toBeLessThanOrEqual(mostOnAPage),
  )
})

describe('a question is refused', () => {
  const { data: shipped } = currentCopy().entries.find(
    ({ collection }) => collection === 'buyer-questions',
  ) ?? { data: {} }
  const withAnswer = (part: object) => ({
    ...shipped,
    groups: groups.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, ...part })),
    })),
  })
  const faults = (part: object) =>
    listSchemas['buyer-questions']
      .safeParse(withAnswer(part))
      .error?.issues.map(({ message }) => message) ?? []
  it('that has more than two sentences', () => {
    expect(
      faults({ answer: 'It costs $120 (see the 2.4 GHz row on the page of prices).' }),
    ).toEqual([])
    const two = 'It costs a hundred dollars in all. That includes the antennas.'
    expect(faults({ answer: two })).toEqual([])
    expect(faults({ answer: `${two.slice(0, -1)}, at ul. Piekarska 12 or Blvd. Unirii.` })).toEqual(
      [],
    )
    expect(faults({ answer: `${two} Mounting is extra.` })).not.toEqual([])
  })
  it('without a day', () => {
    expect(faults({ checkedOn: undefined })).not.toEqual([])
  })
})

it('an owner that is not there is a fault of the content', () => {
  const file = 'content/buyer-questions.yaml'
  const read = readFileSync(file, 'utf8')
  const policy = '/privacy-policy'
  const found = (place: string | undefined) => {
    const questions = parseDocument(read)
    const { items }: { items: object[] } = questions.toJS().groups[0]
    const shown = items.findIndex((item) => !('onlyWith' in item))
    questions.setIn(['groups', 0, 'items', shown, 'owner'], {
      label: 'x',
      href: `${policy}#${place}`,
    })
    const overlay = new Map([[file, String(questions)]])
    const { problems } = checkContent('.', '2100-01-01', overlay)
    return problems.filter((problem) => problem.file === file).map(({ message }) => message)
  }
  expect(found(currentCopy().page('privacy-policy').sections[0]?.id)).toEqual([])
  expect(found('nowhere')).toEqual([`${policy} has no section with the id nowhere`])
})
