import { Keyboard } from 'lucide-react'
import { useEffect, useState } from 'react'
import controls from '#src/staff/kit/Control.module.css'
import { FrameButton } from '#src/staff/kit/controls.tsx'
import { readStored, storageKeys, store } from '#src/ui/base/browser-storage.ts'
import { Icon } from '#src/ui/base/Icon.tsx'
import styles from './ListKeys.module.css'
import { listKeys } from './list-keys.ts'

const listKeysId = 'list-keys'

/** Whether the keys of the list are on; a person may switch them off (WCAG 2.1.4). */
export function useListKeys() {
  const [isOn, setOn] = useState(true)
  useEffect(() => setOn(readStored('browser', storageKeys.listKeys) !== 'off'), [])
  const change = (next: boolean) => {
    store('browser', storageKeys.listKeys, next ? null : 'off')
    setOn(next)
  }
  return [isOn, change] as const
}

/** Opens the hint, for the key that asks for it. */
export function showListKeys(): void {
  const hint = document.getElementById(listKeysId)
  if (!(hint instanceof HTMLDetailsElement)) return
  hint.open = true
  hint.querySelector('summary')?.focus()
}

type Props = { isOn: boolean; onChange: (isOn: boolean) => void }

/** The hint at the list: its keys, where they work, and how to switch them off. */
export const ListKeys = ({ isOn, onChange }: Props) => (
  <details id={listKeysId} className={styles['hint']} data-scripted data-screen data-menu>
    <summary className={controls['button']}>
      <Icon icon={Keyboard} size="small" />
      Keys
    </summary>
    <div className="panel">
      <p>{isOn ? 'While the list has the focus:' : 'The keys are off.'}</p>
      {isOn && (
        <dl>
          {Object.entries(listKeys).map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      )}
      <FrameButton onClick={() => onChange(!isOn)}>
        {isOn ? 'Switch the keys off' : 'Switch the keys on'}
      </FrameButton>
    </div>
  </details>
)
