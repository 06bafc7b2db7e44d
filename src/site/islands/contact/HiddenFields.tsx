import { honeypotField } from '#src/contracts/contact/contact-fields.ts'
import { Honeypot } from '../../../ui/base/form/Honeypot.tsx'

type Props = {
  form: string
  /** By name. */
  values: Record<string, string | null | undefined>
  honeypot: string
}

/** What the form sends besides what is typed, and the field that only programs fill in. */
export const HiddenFields = ({ form, values, honeypot }: Props) => (
  <>
    {Object.entries(values).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value ?? ''} />
    ))}
    <Honeypot form={form} name={honeypotField} label={honeypot} />
  </>
)
