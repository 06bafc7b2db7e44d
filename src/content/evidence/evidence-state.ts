import type { Reference } from '../schemas/evidence-schemas.ts'

/** Whether a customer has agreed to be named. @param date `2026-11-20` */
export const isConsented = ({ consentOn }: Pick<Reference, 'consentOn'>, date: string): boolean =>
  consentOn !== undefined && consentOn <= date
