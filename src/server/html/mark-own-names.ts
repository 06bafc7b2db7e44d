import { memoize } from '#src/content/kit/memoize.ts'
import type { Company } from '#src/content/schemas/company-schema.ts'
import { readMarkup } from '#src/contracts/text/markup.ts'
import { htmlTokens } from './html-tokens.ts'

type Named = Pick<
  Company,
  'name' | 'legalName' | 'address' | 'registration' | 'tax' | 'bank' | 'phone' | 'email'
>

const longestFirst = (texts: readonly (string | null | undefined)[]) =>
  texts.flatMap((text) => text || []).toSorted((one, other) => other.length - one.length)

/** Names and numbers of the company, and what is its own beside them alone. */
const namesOf = memoize(({ name, legalName, address, registration, tax, bank, ...to }: Named) => ({
  own: longestFirst([
    ...[name, legalName, address.street, registration?.number, tax?.number, tax?.vatNumber],
    ...bank.map(({ value }) => value),
  ]),
  beside: longestFirst([
    ...[address.city, address.region, address.postalCode, address.country],
    ...[registration?.register, to.phone, to.email],
  ]),
}))

const without = (text: string, names: readonly string[]) =>
  names.reduce((rest, name) => rest.replaceAll(name, ' '), text)

/** Elements whose texts no translator reads, or that have no attributes of their own. */
const untranslated = ['title', 'textarea', 'option', 'svg', 'script', 'style']

/**
 * Keeps programs that translate a page from what the company is called: each element whose text is
 * its names, postal address, bank account or numbers alone gets `translate="no"`. A name within a
 * sentence is left to them, because an element around it would stand apart where a text is laid out.
 */
export function markOwnNames(html: string, company: Named): string {
  const { own, beside } = namesOf(company)
  const isOwn = (text: string) => {
    const rest = without(text, own)
    return rest !== text && !/\p{L}/u.test(without(rest, beside))
  }
  const tokens = [...htmlTokens(html)]
  return tokens
    .map((token, at) => {
      const [text, end] = tokens.slice(at + 1, at + 3)
      const isWhole =
        token.kind === 'tag' &&
        !token.isEnd &&
        text?.kind === 'text' &&
        end?.kind === 'tag' &&
        end.isEnd &&
        end.name === token.name &&
        !untranslated.includes(token.name)
      return isWhole && !token.text.includes(' translate=') && isOwn(readMarkup(text.text))
        ? `${token.text.slice(0, -1)} translate="no">`
        : token.text
    })
    .join('')
}
