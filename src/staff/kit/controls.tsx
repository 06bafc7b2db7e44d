import type { ComponentProps } from 'react'
import { Button, ButtonLink } from '../../ui/base/Button.tsx'
import styles from './Control.module.css'

type ButtonProps = Omit<ComponentProps<typeof Button>, 'size' | 'look'>

export const Submit = (props: Omit<ButtonProps, 'type'>) => (
  <Button {...props} type="submit" size="small" />
)

export const SmallButton = (props: ButtonProps) => <Button {...props} size="small" />

export const LineButton = (props: ButtonProps) => <Button {...props} size="small" look="line" />

export const LineLink = (props: Omit<ComponentProps<typeof ButtonLink>, 'size' | 'look'>) => (
  <ButtonLink {...props} size="small" look="line" />
)

export const FrameButton = ({
  type = 'button',
  ...props
}: Omit<ComponentProps<'button'>, 'className'>) => (
  <button {...props} type={type} className={styles['button']} />
)

type ActionProps = {
  label: string
  of?: string
  /** For a button that unfolds something. */
  isExpanded?: boolean
  /** Key that presses it (desk/requests/list/list-keys.ts). */
  shortcut?: string | undefined
  onClick: () => void
}

/** An action of a card. `of` completes the label for screen readers. */
export const ActionButton = ({ label, of, isExpanded, shortcut, onClick }: ActionProps) => (
  <button
    type="button"
    className={styles['action']}
    aria-expanded={isExpanded}
    data-key={shortcut}
    onClick={({ currentTarget: button }) => {
      onClick()
      // What folds up above the button would take it out of the window.
      if (isExpanded) requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest' }))
    }}
  >
    <span>{label}</span>
    {of && <span className="visually-hidden">{of}</span>}
  </button>
)

/** A link outside of text; `isTall` makes it as high as a touch target. */
export const TextLink = ({
  isTall = false,
  ...props
}: Omit<ComponentProps<'a'>, 'className'> & { isTall?: boolean }) => (
  <a {...props} className={isTall ? 'link tap' : 'link'} />
)

export const Options = ({
  of,
}: {
  of: Iterable<readonly [value: string | number, words: string]>
}) => (
  <>
    {Array.from(of, ([value, words]) => (
      <option key={value} value={value}>
        {words}
      </option>
    ))}
  </>
)
