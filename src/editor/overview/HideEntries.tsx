import { type FormEvent, useRef, useState } from 'react'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { entryGroupNames, entryGroups } from '#src/contracts/content/kinds.ts'
import { LineButton, Options, Submit } from '#src/staff/kit/controls.tsx'
import formStyles from '#src/staff/kit/StaffForm.module.css'
import { FormStatus } from '#src/ui/base/form/FormStatus.tsx'
import { Select } from '#src/ui/base/form/Select.tsx'
import { TickBox } from '#src/ui/base/form/TickBox.tsx'
import { SearchField } from '../kit/choices.tsx'
import { fetchChoices, fetchEntry, putEntry } from '../kit/content-client.ts'
import { EditorDialog } from '../kit/EditorDialog.tsx'
import { ReadingStatus } from '../kit/ReadingStatus.tsx'
import { publishAddress, tabChoice } from '../kit/state-words.ts'
import { useAnswer } from '../kit/use-answer.ts'
import { useRequest } from '../kit/use-request.ts'
import { storeChosen } from '../publish/stored-ticks.ts'
import styles from './Overview.module.css'

const gatewayPage = 'content/pages/edge-gateway.yaml'

/** Makes a draft that hides an entry, whose address leads to `redirect` unless this is empty. */
async function hide(path: string, redirect: string) {
  const entry = await fetchEntry(path)
  if (entry.kind !== 'done') return entry
  const { value, version } = entry.answer
  return putEntry({
    path,
    version,
    value: { ...(isRecord(value) && value), hidden: true, ...(redirect !== '' && { redirect }) },
  })
}

/** Hides several pages and products at once, whose addresses lead to one page instead. */
export function HideEntries({ onClose }: { onClose: () => void }) {
  const choices = useAnswer(['choices'], fetchChoices)
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const [redirect, setRedirect] = useState('')
  const [words, setWords] = useState('')
  /** Paths of what became a draft, over several presses if one fails midway. */
  const hidden = useRef<string[]>([])
  const [progress, setProgress] = useState<string | null>(null)
  const { status, request, setFailure } = useRequest()
  const { hideable: visible = [], addresses = [] } = choices.answer ?? {}
  const listed = visible.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()))
  const ticked = visible.filter(({ path }) => chosen.has(path))
  const leaving = new Set(ticked.map(({ link }) => link))
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
    if (ticked.length === 0) return setFailure('Tick what to hide.')
    for (const [index, { path, link }] of ticked.entries()) {
      setProgress(`Hiding ${index + 1} of ${ticked.length}…`)
      let isDone = false
      // A part of a page has no address that could lead elsewhere.
      const leadsTo = link === path || leaving.has(redirect) ? '' : redirect
      await request(hide(path, leadsTo), () => {
        isDone = true
        hidden.current.push(path)
        tick([path], false)
      })
      // What was hidden so far is a draft already; the rest stays ticked.
      if (!isDone) return setProgress(null)
    }
    storeChosen(hidden.current)
    location.assign(publishAddress(tabChoice))
  }
  return (
    <EditorDialog title="Hide pages and products" onClose={onClose}>
      {!choices.answer && <ReadingStatus what="The list" of={[choices]} />}
      {choices.answer && (
        <form className={formStyles['column']} onSubmit={hideChosen}>
          <p>
            Lists, search, menus and texts leave them out. You publish the drafts on the next page,
            and can show each again.
          </p>
          <p>
            Every site needs its home page, products, questions, contact and the like, so these are
            not listed.
            {visible.some(({ path }) => path === gatewayPage) &&
              ' Without the gateway there is no page about it, no example site and no Cut the power.'}
          </p>
          <SearchField form="hide" label="Search the names" value={words} onSearch={setWords} />
          <div className={styles['products']}>
            {entryGroupNames.map((group) => {
              const own = listed.filter((one) => one.group === group)
              return (
                own.length > 0 && (
                  <fieldset key={group}>
                    <legend>{entryGroups[group].label}</legend>
                    {own.map(({ path, label }) => (
                      <label key={path} className="tap">
                        <TickBox
                          checked={chosen.has(path)}
                          onChange={({ target }) => tick([path], target.checked)}
                        />
                        {label}
                      </label>
                    ))}
                  </fieldset>
                )
              )
            })}
            {listed.length === 0 && <p className="muted">Nothing has this name.</p>}
          </div>
          <p role="status">{`Ticked: ${ticked.length} of ${visible.length}`}</p>
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
            hint="Links to them, elsewhere and in texts, lead to this page."
            isOptional
            value={leaving.has(redirect) ? '' : redirect}
            onChange={({ target }) => setRedirect(target.value)}
          >
            <option value="">Nowhere: their addresses say that they are gone</option>
            <Options of={targets.map(({ link, label }) => [link, label])} />
          </Select>
          <FormStatus status={status} />
          <Submit disabled={progress !== null}>{progress ?? `Hide ${ticked.length}`}</Submit>
        </form>
      )}
    </EditorDialog>
  )
}
