import type { Company } from '../schemas/company-schema.ts'
import { settings } from './settings.ts'

/** The words of the links to WhatsApp, from content/whatsapp.json. */
export const whatsAppWords = () => settings().whatsapp

/**
 * The address of a chat with the company in which a message is written already. It is only followed: nothing is loaded from there.
 * @param message with tokens, such as `{address}`
 * @param facts what the tokens stand for, beside `{name}`
 * @returns null where the company has no number there
 */
export function whatsAppAddress(
  { name, whatsApp }: Pick<Company, 'name' | 'whatsApp'>,
  message: string,
  facts: Readonly<Record<string, string>>,
): string | null {
  if (!whatsApp) return null
  const values = new Map(Object.entries({ name, ...facts }))
  const text = message.replaceAll(/\{(\w+)\}/g, (token, key: string) => values.get(key) ?? token)
  return `https://wa.me/${whatsApp.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
