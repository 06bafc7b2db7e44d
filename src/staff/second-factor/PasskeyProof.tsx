import { KeyRound } from 'lucide-react'
import { LineButton } from '#src/staff/kit/controls.tsx'
import styles from '#src/staff/kit/StaffForm.module.css'
import { FormAlert } from '#src/staff/kit/StaffForm.tsx'
import { Icon } from '#src/ui/base/Icon.tsx'
import { signWithPasskey } from './passkey-client.ts'
import { usePasskey } from './use-passkey.ts'

/**
 * Proves identity by a passkey, then goes to `next`. It is empty without JavaScript; staff then use
 * a code.
 */
export function PasskeyProof({ next }: { next: string }) {
  const { isSupported, isPending, error, run } = usePasskey(next)
  return (
    <div className={styles['fields']}>
      {isSupported && (
        <LineButton
          aria-disabled={isPending || undefined}
          onClick={() => void run(signWithPasskey)}
        >
          <Icon icon={KeyRound} size="small" />
          Use a passkey
        </LineButton>
      )}
      <FormAlert id="passkey-answer">{error}</FormAlert>
    </div>
  )
}
