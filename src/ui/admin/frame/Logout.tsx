import { LogOut } from 'lucide-react'
import { Icon } from '../../base/Icon.tsx'
import styles from './Logout.module.css'
import { staffFlag } from './staff-flag.ts'

export const Logout = () => (
  <form method="post" action="/admin/logout" onSubmit={staffFlag.remove}>
    <button type="submit" className={`tap ${styles['logout']}`}>
      <Icon icon={LogOut} size="small" />
      Logout
    </button>
  </form>
)
