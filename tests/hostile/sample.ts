import type { ContentValue } from '../../src/contracts/content/content.ts'
import type { FormSchema } from '../../src/contracts/form-schema.ts'

export type Names = { picture: string; product: string }

/**
 * Optional fields that a sample leaves out, because they hide an entry or no form can fill them.
 */
const left = ['hidden', 'redirect', 'publishOn', 'law', 'binding']

/** Makes a value with each optional field, a list item of each form, and short texts. */
export function sampleOf(form: FormSchema, names: Names, key = ''): ContentValue {
  const { anyOf = [], items, properties, minItems = 1, widget } = form
  if (form.const !== undefined) return form.const
  // `rendering` is chosen as the kind of a picture, because the pictures of the repository are
  // renderings.
  if (form.enum) return form.enum.find((choice) => choice === 'rendering') ?? form.enum[0] ?? ''
  if (anyOf[0]) return sampleOf(anyOf[0], names, key)
  if (widget === 'onlyWith') return ['/contact']
  if (items?.anyOf) return items.anyOf.map((kind) => sampleOf(kind, names, key))
  if (items)
    return Array.from({ length: Math.max(1, minItems) }, (_, index) =>
      sampleOf(items, names, `${key}-${index}`),
    )
  if (properties) {
    const own = Object.entries(properties).filter(([name]) => !left.includes(name))
    return Object.fromEntries(
      own.map(([name, field]) => [
        name,
        name === 'name' && 'alt' in properties ? names.picture : sampleOf(field, names, name),
      ]),
    )
  }
  if (form.type === 'boolean') return false
  if (form.type === 'number' || form.type === 'integer') return 1
  if (widget === 'product') return names.product
  if (widget === 'place') return 'place'
  return widget === 'address' ? '/contact' : 'Text'
}
