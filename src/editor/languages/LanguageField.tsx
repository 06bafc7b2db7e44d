import { Field, type FieldFrame } from '#src/ui/base/form/Field.tsx'

/** Names of languages by their code, and as they are called in themselves. */
export type LanguageName = { name: string; own: string }

/** A language, by its name in English or in itself, or by its code. */
export const LanguageField = ({
  names,
  defaultValue,
  ...frame
}: Pick<FieldFrame, 'form' | 'label' | 'hint'> & {
  names: readonly LanguageName[]
  defaultValue?: string | undefined
}) => (
  <>
    <Field
      {...frame}
      name="language"
      list={`${frame.form}-names`}
      autoComplete="off"
      maxLength={80}
      defaultValue={defaultValue}
    />
    <datalist id={`${frame.form}-names`}>
      {names.map(({ name, own }) => (
        <option key={name} value={name}>
          {own}
        </option>
      ))}
    </datalist>
  </>
)
