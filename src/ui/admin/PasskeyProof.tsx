import { KeyRound } from 'lucide-react'
import { Button } from '../base/Button.tsx'
import { Icon } from '../base/Icon.tsx'
import { provePasskey } from './passkey-client.ts'
import styles from './StaffForm.module.css'
import { usePasskey } from './use-passkey.ts'

/** Proves by a passkey who one is, then goes on to `next`. Without JavaScript there is nothing: a code does the same. */
export function PasskeyProof({ next }: { next: string }) {
  const { isSupported, isPending, error, run } = usePasskey(next)
  return (
    <div className={styles['fields']}>
      {isSupported && (
        <Button size="small" look="line" aria-disabled={isPending || undefined} onClick={() => void run(provePasskey)}>
          <Icon icon={KeyRound} size="small" />
          Use a passkey
        </Button>
      )}
      <div role="alert" className={styles['alert']}>
        {error}
      </div>
    </div>
  )
}
