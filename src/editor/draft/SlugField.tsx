import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { Field } from '#src/ui/base/form/Field.tsx'

type Props = { value: string; onChange: (value: string) => void }

export const SlugField = ({ value, onChange }: Props) => (
  <Field
    form="new"
    name="slug"
    label="Name in the address"
    hint="Small letters, digits and hyphens. It stays once this was published."
    pattern="[a-z0-9]+(-[a-z0-9]+)*"
    maxLength={contentLimits.slug.max}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
)
