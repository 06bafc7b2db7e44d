import { contactFieldNames, contactFields } from '#src/contracts/contact/contact-fields.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { typedTexts, visitorPlaces } from '#src/ui/base/form/typed-texts.ts'

export type ContactDraft = {
  values: Record<string, string>
  /** The form's key, once it was sent. The server stores the same content under it only once. */
  key?: string | undefined
  /** The message that the page brought when this was typed, which may have been replaced. */
  brought?: string | undefined
}

/** Reads the draft of this tab. @returns null if there is none or it is unreadable */
export function readContactDraft(): ContactDraft | null {
  const draft = typedTexts.find('visitor', visitorPlaces.contact)?.text
  if (!isRecord(draft) || !isRecord(draft['values'])) return null
  // Another version of the site may have written the draft, so only usable values are read.
  const values = Object.fromEntries(
    Object.entries(draft['values']).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
  const { key, brought } = draft
  return {
    values,
    ...(typeof key === 'string' && { key }),
    ...(typeof brought === 'string' && { brought }),
  }
}

/**
 * Stores typed fields, so that a reload loses nothing. Does nothing if the browser forbids storage.
 */
export function writeDraft(
  fields: Record<string, unknown>,
  { key, brought }: Omit<ContactDraft, 'values'> = {},
): void {
  const values: Record<string, string> = {}
  // Consent and hidden fields are not stored: consent must be given again, and hidden fields belong
  // to their page.
  for (const name of contactFieldNames) {
    // The list of products is stored separately (stored-list.ts).
    const value = contactFields[name].type === 'list' ? '' : fields[name]
    if (typeof value === 'string' && value !== '') values[name] = value
  }
  if (Object.keys(values).length === 0) clearDraft()
  else typedTexts.store('visitor', visitorPlaces.contact, { values, key, brought })
}

export const clearDraft = () => typedTexts.forget('visitor', visitorPlaces.contact)

/** Joins a stored message with the sentence that another product page adds. */
export function joinMessages(stored: string, brought: string): string {
  if (!brought || stored.includes(brought)) return stored
  return stored ? `${stored}\n\n${brought}` : brought
}
