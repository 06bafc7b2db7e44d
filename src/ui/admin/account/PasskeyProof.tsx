import { KeyRound } from 'lucide-react'
import { Button } from '#src/ui/base/Button.tsx'
import { Icon } from '#src/ui/base/Icon.tsx'
import styles from '../kit/StaffForm.module.css'
import { provePasskey } from './passkey-client.ts'
import { usePasskey } from './use-passkey.ts'

/** Proves identity by a passkey, then goes to `next`. Empty without JavaScript: a code does the same. */
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
