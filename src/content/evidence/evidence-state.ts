import type { Tokens } from '#src/contracts/tokens.ts'
import type { Reference, ReferencesContent } from '../schemas/evidence-schemas.ts'

/** Whether a customer has agreed to be named. @param date `2026-11-20` */
export const isConsented = ({ consentOn }: Reference, date: string): boolean =>
  consentOn !== undefined && consentOn <= date

/** Tokens about references, which depend on whether one is shown. @param date `2026-11-20` */
export function referenceTokens(
  { references, state, instead, offer }: ReferencesContent,
  date: string,
): Tokens {
  const has = references.some((reference) => isConsented(reference, date)) ? 'some' : 'none'
  return { referenceState: state[has], referenceHeading: instead[has], referenceOffer: offer[has] }
}
