import { formatList } from '#src/contracts/formats.ts'
import type { Choice } from '#src/model/choice.ts'
import type { Loss } from '#src/model/night-account.ts'
import type { createRemedies } from '#src/model/remedies.ts'
import type { InstrumentWords } from '../schemas/instrument-schema.ts'

type Remedy = {
  /** The choice with the changes that end the loss; undefined if two changes are not enough. */
  next?: Choice
  /** The added device or setting, or a sentence about the change that ends the loss. */
  says: string
}

/**
 * Finds the changes that would end a loss.
 * @param remedyOf from `createRemedies` for the chosen night
 */
export function remedyFor(
  loss: Loss,
  choice: Choice,
  remedyOf: ReturnType<typeof createRemedies>,
  { changes, says }: Pick<InstrumentWords, 'changes' | 'says'>,
): Remedy {
  if (loss.cause === 'no-probe')
    return { next: { ...choice, counts: {} }, says: changes['probes-back'] }
  const added = remedyOf(loss)
  if (added === 'more') return { says: says.needsMore }
  if (added === null)
    return {
      says:
        loss.cause !== 'no-link'
          ? says.needsMore
          : choice.link === 'neither'
            ? says.needsAnyNetwork
            : says.needsNetwork,
    }
  return {
    next: { ...choice, changes: [...(choice.changes ?? []), ...added] },
    says: formatList([...new Set(added)].map((one) => changes[one])),
  }
}
