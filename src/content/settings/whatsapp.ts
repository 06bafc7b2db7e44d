import { say } from '#src/contracts/text/say.ts'
import type { Company } from '../schemas/company-schema.ts'
import { settings } from './settings.ts'

export const whatsAppWords = () => settings().whatsapp

/**
 * The address of a chat with a prepared message.
 * @param facts values of tokens besides `{name}`
 * @returns null without a number
 */
export function whatsAppAddress(
  { name, whatsApp }: Pick<Company, 'name' | 'whatsApp'>,
  message: string,
  facts: Readonly<Record<string, string>>,
): string | null {
  if (!whatsApp) return null
  const text = say(message, { name, ...facts })
  return `https://wa.me/${whatsApp.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
