import { HardDrive } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type StorageFault, storageTexts } from '#src/contracts/storage.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import styles from './StorageNotice.module.css'
import { sayOnce } from './said-once.ts'
import { watchSession } from './session-watch.ts'

/**
 * Warns that the server cannot store data, or soon will not be able to. Each check of the session
 * updates the warning.
 */
export function StorageNotice({ fault: rendered }: { fault: StorageFault | null }) {
  const [fault, setFault] = useState(rendered)
  useEffect(sayOnce, [])
  useEffect(() => watchSession(({ storageFault }) => setFault(storageFault)), [])
  const texts = fault && storageTexts[fault]
  return (
    <div role="alert" className={styles['notice']}>
      {texts && (
        <div className="staff-container">
          <Icon icon={HardDrive} />
          <p>
            <b>{texts.title}</b>
            <span>{` ${texts.text}`}</span>
          </p>
        </div>
      )}
    </div>
  )
}
