import { Download } from 'lucide-react'
import { Icon } from '../../base/Icon.tsx'
import styles from '../kit/StaffForm.module.css'

type Props = {
  title: string
  href: string
  back: string
}

export const FileOnItsWay = ({ title, href, back }: Props) => (
  <div className={styles['form']}>
    <h1>{title}</h1>
    <p>Thank you. Your browser saves the file now. It holds personal data: keep it only as long as you need it.</p>
    <p>
      <a href={href}>
        <Icon icon={Download} size="small" />
        Save the file again
      </a>
    </p>
    <p className={styles['note']}>
      <a href={back}>Back to the staff area</a>
    </p>
  </div>
)
