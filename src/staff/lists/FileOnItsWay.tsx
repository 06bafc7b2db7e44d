import { Download } from 'lucide-react'
import { Icon } from '../../ui/base/Icon.tsx'
import { StaffFrame } from '../kit/StaffForm.tsx'

type Props = {
  title: string
  href: string
  back: string
}

export const FileOnItsWay = ({ title, href, back }: Props) => (
  <StaffFrame title={title} role="status" note={<a href={back}>Back to the staff area</a>}>
    <p>
      Thank you. Your browser saves the file now. It holds personal data: keep it only as long as
      you need it.
    </p>
    <p>
      <a href={href}>
        <Icon icon={Download} size="small" />
        Save the file again
      </a>
    </p>
  </StaffFrame>
)
