import { memoize } from '#src/content/kit/memoize.ts'
import type { FieldPath } from '#src/contracts/content/content.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { formOf } from './workspace.server.ts'

/** Whether a field, or a field inside it, has the mark of `forEditors`. */
const holdsMark = memoize(
  (form: FormSchema): boolean =>
    form.isEditors === true ||
    Object.values(form.properties ?? {}).some(holdsMark) ||
    (form.anyOf ?? []).some(holdsMark) ||
    (form.items !== undefined && holdsMark(form.items)),
)

/** Lists the forms of a key or an item in all alternatives of a form. */
const inside = (form: FormSchema, key: string | number): FormSchema[] => {
  const { items, properties = {} } = form
  const own = typeof key === 'number' ? items : Object.hasOwn(properties, key) && properties[key]
  return [...(own ? [own] : []), ...(form.anyOf ?? []).flatMap((one) => inside(one, key))]
}

/** @returns whether editors may publish the whole field, a part of it, or nothing of it */
function marksAt(file: string, field: FieldPath): 'all' | 'some' | 'none' {
  const whole = formOf(file)
  if (!whole) return 'none'
  let forms = [whole]
  let isMarked = whole.isEditors === true
  for (const key of field) {
    forms = forms.flatMap((form) => inside(form, key))
    if (forms.length === 0) return 'none'
    isMarked ||= forms.some(({ isEditors }) => isEditors)
  }
  if (isMarked) return 'all'
  return forms.some(holdsMark) ? 'some' : 'none'
}

/** Whether editors may publish a field. */
export const isEditors = (file: string, field: FieldPath): boolean => marksAt(file, field) === 'all'

/** Whether editors may publish a field or a field inside it. */
export const holdsEditors = (file: string, field: FieldPath): boolean =>
  marksAt(file, field) !== 'none'

/** Folders in which editors create and remove files. */
const foldersOfEditors: readonly string[] = ['products', 'articles', 'free-pages']
export const isFileOfEditors = (file: string): boolean =>
  foldersOfEditors.includes(/^content\/([\w-]+)\/[^/]+$/.exec(file)?.[1] ?? '')

/** Whether owners are notified when an editor publishes the field. */
export const isReportedToOwners = (file: string, field: FieldPath): boolean =>
  file.startsWith('content/products/') && field.length === 1 && field[0] === 'amount'

/** Marks in a form the fields that only an owner publishes. */
export const markOwners = memoize((form: FormSchema): FormSchema => {
  if (form.isEditors) return form
  if (!holdsMark(form)) return { ...form, isOwners: true }
  return {
    ...form,
    ...(form.properties && {
      properties: Object.fromEntries(
        Object.entries(form.properties).map(([key, part]) => [key, markOwners(part)]),
      ),
    }),
    ...(form.items && { items: markOwners(form.items) }),
    ...(form.anyOf && { anyOf: form.anyOf.map(markOwners) }),
  }
})
