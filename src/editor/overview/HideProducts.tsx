import { type FormEvent, useState } from 'react'
import { productLink } from '#src/content/addresses/address-of.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { LineButton, Options, Submit } from '#src/staff/kit/controls.tsx'
import formStyles from '#src/staff/kit/StaffForm.module.css'
import { FormStatus } from '#src/ui/base/form/FormStatus.tsx'
import { Select } from '#src/ui/base/form/Select.tsx'
import { TickBox } from '#src/ui/base/form/TickBox.tsx'
import { SearchField } from '../kit/choices.tsx'
import { readChoices, readEntry, saveEntry } from '../kit/content-client.ts'
import { EditorDialog } from '../kit/EditorDialog.tsx'
import { ReadingStatus } from '../kit/ReadingStatus.tsx'
import { slugOf } from '../kit/state-words.ts'
import { useAnswer } from '../kit/use-answer.ts'
import { useRequest } from '../kit/use-request.ts'
import styles from './Overview.module.css'

type Product = { path: string; label: string }

/** Makes a draft that hides a product. */
async function hide(path: string, redirect: string) {
  const entry = await readEntry(path)
  if (entry.kind !== 'done') return entry
  const { value, version } = entry.answer
  return saveEntry({
    path,
    version,
    value: { ...(isRecord(value) && value), hidden: true, ...(redirect !== '' && { redirect }) },
  })
}

/** Hides several products at once, whose addresses lead to one page instead. */
export function HideProducts({ onClose }: { onClose: () => void }) {
  const choices = useAnswer(['choices'], readChoices)
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const [redirect, setRedirect] = useState('')
  const [words, setWords] = useState('')
  const [done, setDone] = useState<number | null>(null)
  const { status, request, setFailure } = useRequest()
  const linkOf = ({ path }: Product) => productLink(slugOf(path))
  const { products = [], addresses = [] } = choices.answer ?? {}
  const seen = new Set(addresses.map(({ link }) => link))
  const visible = products.filter((one) => seen.has(linkOf(one)))
  const listed = visible.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()))
  const ticked = visible.filter(({ path }) => chosen.has(path))
  const leaving = new Set(ticked.map(linkOf))
  const targets = addresses.filter(({ link }) => !leaving.has(link))
  const tick = (paths: readonly string[], isTicked: boolean) =>
    choose((before) => {
      const next = new Set(before)
      for (const path of paths) isTicked ? next.add(path) : next.delete(path)
      return next
    })
  const isWhole = listed.length > 0 && listed.every(({ path }) => chosen.has(path))
  const hideChosen = async (event: FormEvent) => {
    event.preventDefault()
    if (ticked.length === 0) return setFailure('Tick the products to hide.')
    for (const [index, { path }] of ticked.entries()) {
      setDone(index)
      let isDone = false
      await request(hide(path, leaving.has(redirect) ? '' : redirect), () => {
        isDone = true
        tick([path], false)
      })
      // What was hidden so far is a draft already; the rest stays ticked.
      if (!isDone) return setDone(null)
    }
    location.assign('/admin/content/publish')
  }
  return (
    <EditorDialog title="Hide products" onClose={onClose}>
      {!choices.answer && <ReadingStatus what="The products" of={[choices]} />}
      {choices.answer && (
        <form className={formStyles['column']} onSubmit={hideChosen}>
          <p>
            Lists, search and menus leave them out. You publish the drafts on the next page, and can
            show each product again.
          </p>
          <SearchField form="hide" label="Search products" value={words} onSearch={setWords} />
          <fieldset className={styles['products']}>
            <legend>{`Products to hide: ${ticked.length} of ${visible.length}`}</legend>
            {listed.map(({ path, label }) => (
              <label key={path} className="tap">
                <TickBox
                  checked={chosen.has(path)}
                  onChange={({ target }) => tick([path], target.checked)}
                />
                {label}
              </label>
            ))}
            {listed.length === 0 && <p className="muted">No product has this name.</p>}
          </fieldset>
          {listed.length > 1 && (
            <LineButton
              onClick={() =>
                tick(
                  listed.map(({ path }) => path),
                  !isWhole,
                )
              }
            >
              {isWhole ? 'Tick none' : `Tick all ${listed.length}`}
            </LineButton>
          )}
          <Select
            form="hide"
            name="redirect"
            label="Leads instead to"
            hint="Links to these products, on this site and elsewhere, lead to this page."
            isOptional
            value={leaving.has(redirect) ? '' : redirect}
            onChange={({ target }) => setRedirect(target.value)}
          >
            <option value="">Nowhere: their addresses say that they are gone</option>
            <Options of={targets.map(({ link, label }) => [link, label])} />
          </Select>
          <FormStatus status={status} />
          <Submit disabled={done !== null}>
            {done === null
              ? `Hide ${ticked.length === 1 ? '1 product' : `${ticked.length} products`}`
              : 'Hiding…'}
          </Submit>
        </form>
      )}
    </EditorDialog>
  )
}
