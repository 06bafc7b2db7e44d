import { companyTime } from '#src/content/today.ts'
import { placeInValue } from '#src/contracts/content/value-at.ts'
import { fillTokens, type Tokens } from '#src/contracts/tokens.ts'
import { type ContentLine, checklistIn } from '#src/editing/launch-checklist.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { ChecklistContent, ChecklistRefusal } from '../services/launch-checklist.ts'
import type { PublishOutcome } from './publication.ts'
import type { Publications } from './publications.ts'

type Dependencies = {
  store: Pick<ContentStore, 'workspace' | 'state' | 'current'>
  publications: Pick<Publications, 'publishValues'>
  whyReadOnly: string | null
}

function refusalOf(published: PublishOutcome): ChecklistRefusal {
  const { outcome } = published
  if (outcome === 'published' || outcome === 'nothing') return null
  if (outcome === 'protected')
    return published.refusal === 'proof'
      ? { outcome: 'proof' }
      : { outcome: 'refused', detail: 'Only an owner publishes this.' }
  const detail =
    outcome === 'faults'
      ? published.problems
          .flatMap(({ label, message, isWarning }) => (isWarning ? [] : [`${label}: ${message}`]))
          .join(' ')
      : outcome === 'broken'
        ? published.pages.map(({ address, message }) => `${address}: ${message}`).join(' ')
        : 'Others publish at the same moment. Try again.'
  return { outcome: 'refused', detail }
}

function inWords(line: ContentLine, tokens: Tokens): ContentLine {
  const fill = (text: string) => fillTokens(text, (name) => tokens[name]).text
  const fields = line.fields.map((field) => ({ ...field, label: fill(field.label) }))
  return { ...line, title: fill(line.title), now: fill(line.now), fields }
}

/**
 * Lists content that is still as delivered (computed once per publication and day), and publishes
 * answers to the checklist.
 */
export function createChecklistContent({
  store,
  publications,
  whyReadOnly,
}: Dependencies): ChecklistContent {
  let known: { of: string; lines: ContentLine[] } | undefined
  function lines(): ContentLine[] {
    const now = companyTime()
    const of = `${store.state().number} ${now.slice(0, 10)}`
    if (known?.of !== of) {
      const { settings, derived } = store.current().snapshot
      const lines = checklistIn(store.workspace(), now, settings.film)
      known = { of, lines: lines.map((line) => inWords(line, derived.tokens)) }
    }
    return known.lines
  }
  return {
    lines,
    async apply(author, ids, answer) {
      const writes = lines().flatMap((line) =>
        ids.includes(line.id) ? (line.writes[answer] ?? []) : [],
      )
      if (writes.length === 0) return null
      if (whyReadOnly !== null) return { outcome: 'refused', detail: whyReadOnly }
      const confirmation = { on: companyTime().slice(0, 10), by: author.name }
      return refusalOf(
        await publications.publishValues(
          author,
          writes.map(({ path, field, value }) => ({
            path,
            at: placeInValue(field),
            value: value === 'confirmation' ? confirmation : value,
          })),
        ),
      )
    },
  }
}
