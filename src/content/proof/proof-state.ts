import type { Reference } from '../schemas/proof-schemas.ts'
import { references } from '../settings/references.ts'

/** Whether a customer has agreed to be named. @param today `2026-11-20` */
export const isConsented = ({ consentOn }: Reference, today: string): boolean => consentOn !== undefined && consentOn <= today

/** What texts say of references, by whether one is shown. @param today `2026-11-20` */
export function referenceValues(today: string) {
  const { references: all, state, instead, offer } = references()
  const has = all.some((reference) => isConsented(reference, today)) ? 'some' : 'none'
  return { referenceState: state[has], referenceHeading: instead[has], referenceOffer: offer[has] }
}
