import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { Field } from '#src/ui/base/form/Field.tsx'

type Props = {
  isPage: boolean
  isProduct: boolean
  value: string
  onChange: (value: string) => void
}

const rules = 'Small letters, digits and hyphens. It stays once this was published.'

export const SlugField = ({ isPage, isProduct, value, onChange }: Props) => (
  <Field
    form="new"
    name="slug"
    label={isProduct ? 'Short name' : 'Name in the address'}
    hint={
      isPage
        ? `${rules} The page called “home” is the first page of the site.`
        : isProduct
          ? `${rules} Links in your texts and the addresses of quotes have it; the page itself has a number.`
          : rules
    }
    pattern="[a-z0-9]+(-[a-z0-9]+)*"
    maxLength={contentLimits.slug.max}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
)
