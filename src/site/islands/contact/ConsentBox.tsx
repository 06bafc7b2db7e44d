import type { ComponentProps } from 'react'
import type { Consent } from '#src/contracts/contact/consent.ts'
import { Checkbox } from '../../../ui/base/form/Checkbox.tsx'

type Props = Omit<ComponentProps<typeof Checkbox>, 'name' | 'children'> &
  Pick<Consent['linkedTerms'], 'before' | 'link' | 'after'>

/** The box without which no request is sent, with its link to the privacy policy. */
export const ConsentBox = ({ before, link, after, ...box }: Props) => (
  <Checkbox {...box} name="termsAccepted">
    <span>{before}</span>
    <a href={link.href}>{link.label}</a>
    <span>{after}</span>
  </Checkbox>
)
