import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { Field } from '#src/ui/base/form/Field.tsx'

type Props = { isPage: boolean; value: string; onChange: (value: string) => void }

const rules = 'Small letters, digits and hyphens. It stays once this was published.'

export const SlugField = ({ isPage, value, onChange }: Props) => (
  <Field
    form="new"
    name="slug"
    label="Name in the address"
    hint={isPage ? `${rules} The page called “home” is the first page of the site.` : rules}
    pattern="[a-z0-9]+(-[a-z0-9]+)*"
    maxLength={contentLimits.slug.max}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
)
