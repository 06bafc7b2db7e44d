import { type KeyboardEvent, type RefObject, useState } from 'react'
import { formatAmount } from '#src/contracts/formats.ts'
import { foldText } from '#src/contracts/text/fold-text.ts'
import { Dialog } from '#src/ui/base/Dialog.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'
import styles from './LinePicker.module.css'

/** What can be sold, with its list price in the currency of the form; null if it is on request. */
export type PickedItem = {
  of: string
  kind: string
  name: string
  code: string
  price: string | null
  priceIs: 'firm' | 'estimate'
}

type Props = {
  ref: RefObject<HTMLDialogElement | null>
  items: readonly PickedItem[]
  currency: string
  locale: string
  onPick: (item: PickedItem) => void
}

const id = 'pro-forma-items'

/** Finds the items whose name, code or kind has every typed word. */
function search(items: readonly PickedItem[], typed: string): PickedItem[] {
  const asked = foldText(typed).split(/\s+/).filter(Boolean)
  return items.filter(({ name, code, kind }) => {
    const text = foldText([name, code, kind].join(' '))
    return asked.every((word) => text.includes(word))
  })
}

/** The price list as a dialog: typing narrows it, Enter takes the first, arrow keys go through it. */
export function LinePicker({ ref, items, currency, locale, onPick }: Props) {
  const [typed, setTyped] = useState('')
  const found = search(items, typed)
  const pick = (item: PickedItem | undefined) => {
    if (!item) return
    ref.current?.close()
    setTyped('')
    onPick(item)
  }
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const places = [...(ref.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])]
    places[places.indexOf(event.currentTarget) + by]?.focus()
  }
  return (
    <Dialog ref={ref} id={id} title="Add from the price list" close="Close" size="search">
      <div className={styles['picker']}>
        <Field
          form={id}
          name="search"
          label="Name or order code"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            step(event)
            if (event.key !== 'Enter') return
            // Otherwise the key would send the form, whose field has the focus then.
            event.preventDefault()
            pick(found[0])
          }}
        />
        <p className="muted" role="status">
          {found.length === 0
            ? 'Nothing has this name or code. A free line takes any words.'
            : `${found.length} of ${items.length}. Enter takes the first.`}
        </p>
        <ul>
          {found.map((item) => (
            <li key={item.of}>
              <button type="button" onKeyDown={step} onClick={() => pick(item)}>
                <span>
                  {item.name} {item.code && <span translate="no">{item.code}</span>}
                </span>
                <span className="muted">{item.kind}</span>
                <span className={styles['price']}>
                  {item.price === null
                    ? 'on request'
                    : formatAmount(item.price, { locale, currency })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
