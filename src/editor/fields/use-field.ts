import type { ContentValue } from '#src/contracts/content/content.ts'
import { describeField } from '#src/ui/base/form/Field.tsx'
import {
  type FieldProps,
  fieldIdAt,
  fieldNameOf,
  formName,
  useEditor,
} from '../kit/editor-context.ts'

export function useField({
  schema,
  at,
  isRequired = false,
}: Pick<FieldProps, 'schema' | 'at' | 'isRequired'>) {
  const editor = useEditor()
  const error = editor.problems.get(at)?.join('. ')
  const frame = {
    form: formName,
    name: fieldNameOf(at),
    label: schema.title,
    hint: schema.description,
    error,
    isOptional: !isRequired,
  }
  return {
    ...editor,
    id: fieldIdAt(at),
    frame,
    control: describeField(frame),
    put: (value: ContentValue) => editor.change(at, value),
    clear: () => editor.change(at, schema.isNullable ? null : undefined),
  }
}
