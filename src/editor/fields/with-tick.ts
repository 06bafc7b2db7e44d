import type { ContentValue } from '#src/contracts/content/content.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'

/** What is chosen of a list after one of its boxes was ticked or not. */
export const withTick = (
  { isOrdered, items }: FormSchema,
  chosen: readonly ContentValue[],
  { one, isOn }: { one: string; isOn: boolean },
): ContentValue[] =>
  isOrdered
    ? [...chosen.filter((each) => each !== one), ...(isOn ? [one] : [])]
    : (items?.enum ?? []).filter((each) => (each === one ? isOn : chosen.includes(each)))
