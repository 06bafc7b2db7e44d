import { ChevronDown } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { Icon } from '../../ui/base/Icon.tsx'
import { Options } from '../kit/controls.tsx'
import styles from './FilterMenu.module.css'

type Props = {
  name: string
  label: string
  value: string
  options: Iterable<readonly [value: string, words: string]>
  onChange?: (form: HTMLFormElement) => void
}

export const FilterMenu = ({ name, label, value, options, onChange }: Props) => {
  const menu = useRef<HTMLSelectElement>(null)
  // A label only focuses its menu; this opens the menu on a click anywhere in the frame.
  const open = (event: MouseEvent) => {
    if (event.target !== menu.current) menu.current?.showPicker?.()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the menu itself opens by keyboard; the click only extends its area
    <label className={styles['menu']} onClick={open}>
      <span>{label}</span>
      <select
        ref={menu}
        name={name}
        autoComplete="off"
        {...(onChange ? { value } : { defaultValue: value })}
        onChange={({ currentTarget: { form } }) => form && onChange?.(form)}
      >
        <Options of={options} />
      </select>
      <Icon icon={ChevronDown} size="small" />
    </label>
  )
}
