import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { confirmAddress } from '#src/contracts/account/proof.ts'
import type { ContentProblem, ContentValue } from '#src/contracts/content/content.ts'
import {
  type OpeningField,
  type OpeningGroup,
  openingForms,
  type ShownOpening,
} from '#src/contracts/content/opening.ts'
import { placeInValue, valueAt, withValueAt } from '#src/contracts/content/value-at.ts'
import { openingAddress } from '#src/contracts/opening-address.ts'
import type { Tokens } from '#src/contracts/tokens.ts'
import { leaveStaffArea } from '#src/staff/frame/staff-flag.ts'
import { tabTexts } from '#src/staff/frame/tab-texts.ts'
import { TextLink } from '#src/staff/kit/controls.tsx'
import { Button } from '#src/ui/base/Button.tsx'
import { Disclosure } from '#src/ui/base/Disclosure.tsx'
import { onPlainClick } from '#src/ui/base/plain-click.ts'
import { useReplace } from '../draft/use-replace.ts'
import { FieldNode } from '../fields/FieldNode.tsx'
import { focusOn } from '../fields/focus-field.ts'
import { saveOpening } from '../kit/content-client.ts'
import { EditorContext, type EditorTools } from '../kit/editor-context.ts'
import { noAnswer } from '../kit/use-request.ts'
import styles from './Opening.module.css'

type Props = ShownOpening & {
  account: number
  products: EditorTools['products']
  tokens: Tokens
  timeZone: string
  /** Whether the form was saved just before this page was opened. */
  isSaved: boolean
}

/** Days or a month, or a successor, belong to one availability alone. */
const availabilityOf: Readonly<Record<string, string>> = {
  leadDays: 'made-to-order',
  deliveryMonth: 'pre-order',
  successor: 'discontinued',
}

function isWanted({ at }: OpeningField, value: ContentValue): boolean {
  const [, product = '', key = ''] = /^(products\/[^/]+)\/(\w+)$/.exec(at) ?? []
  const wanted = availabilityOf[key]
  return (
    wanted === undefined ||
    valueAt(value, `${product}/availability`) === wanted ||
    valueAt(value, at) !== undefined
  )
}

function Group({ group, value }: { group: OpeningGroup; value: ContentValue }) {
  const { heading, isRow = false, isFolded = false, fields } = group
  const inputs = (
    <div className={isRow ? styles['row'] : styles['fields']}>
      {fields
        .filter((field) => isWanted(field, value))
        .map(({ at, ...field }) => (
          <FieldNode key={at} {...field} at={at} value={valueAt(value, at)} />
        ))}
    </div>
  )
  if (isFolded) return <Disclosure summary={heading}>{inputs}</Disclosure>
  if (heading === '') return inputs
  return (
    <fieldset className={styles['group']}>
      <legend>{heading}</legend>
      {inputs}
    </fieldset>
  )
}

/** One of the three forms, whose fields are those of the content editor. It publishes at once. */
export function OpeningEditor({
  form,
  groups,
  value: published,
  version,
  account,
  products,
  tokens,
  timeZone,
  isSaved,
}: Props) {
  const place = `opening ${form}`
  const now = useRef({ value: published })
  const [value, setValue] = useState(published)
  const [problems, setProblems] = useState<ContentProblem[]>([])
  const [failure, setFailure] = useState('')
  const [needsProof, setNeedsProof] = useState(false)
  const [isRunning, setIsRunning] = useState(false)
  const [notice, setNotice] = useState<{ text: string; undo?: (() => void) | undefined }>({
    text: '',
  })
  const answer = useRef<HTMLDivElement>(null)
  const put = useCallback(
    (at: string, next: ContentValue | undefined) => {
      now.current.value = withValueAt(now.current.value, at, next) ?? null
      setValue(now.current.value)
      tabTexts.keep(account, place, { value: now.current.value, version })
    },
    [account, place, version],
  )
  const change = useCallback(
    (at: string, next: ContentValue | undefined) => {
      setNotice({ text: '' })
      put(at, next)
      // The name of another country follows its code; it may be changed to what texts call it.
      if (at === 'company/address/countryCode' && typeof next === 'string' && next !== '')
        put('company/address/country', new Intl.DisplayNames('en', { type: 'region' }).of(next))
    },
    [put],
  )
  const { replace, undo } = useReplace({ change, put, now })
  useEffect(() => {
    const kept = tabTexts.adopt(account, place)?.text
    // Only `put` writes at this place.
    const typed = kept as { value: ContentValue; version: string } | undefined
    if (typed?.version === version) {
      now.current.value = typed.value
      setValue(typed.value)
    } else tabTexts.forget(account, place)
  }, [account, place, version])
  useEffect(() => {
    if (isSaved || failure !== '') answer.current?.focus()
  }, [isSaved, failure])
  const editor = useMemo((): EditorTools => {
    const faults = new Map<string, string[]>()
    for (const { field, message } of problems)
      faults.set(placeInValue(field), [...(faults.get(placeInValue(field)) ?? []), message])
    return {
      change,
      replace,
      undo,
      read: (at) => valueAt(now.current.value, at),
      announce: (text, undo) => setNotice({ text, undo }),
      problems: faults,
      target: null,
      addresses: [],
      products,
      pictures: null,
      reloadPictures: () => Promise.resolve(),
      folder: 'scenes',
      tokens,
      timeZone,
    }
  }, [change, problems, products, replace, timeZone, tokens, undo])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setFailure('')
    setProblems([])
    setIsRunning(true)
    const outcome = await saveOpening({ form, value: now.current.value, version })
    setIsRunning(false)
    if (outcome.kind === 'done') {
      tabTexts.forget(account, place)
      return location.assign(`${openingAddress}?saved=${form}#${form}`)
    }
    if (outcome.kind === 'signed-out') return leaveStaffArea()
    setNeedsProof(outcome.kind === 'refused' && outcome.needsProof)
    setProblems((outcome.kind === 'refused' && outcome.refusal.problems) || [])
    setFailure(outcome.kind === 'refused' ? outcome.text : noAnswer)
  }
  return (
    <EditorContext value={editor}>
      <form className={styles['form']} onSubmit={(event) => void save(event)} noValidate>
        <div ref={answer} tabIndex={-1} className={styles['answer']}>
          {isSaved && failure === '' && (
            <p className="notice" role="status">{`Saved and public: ${openingForms[form]}.`}</p>
          )}
          {failure !== '' && (
            <div className="notice" role="alert">
              <p>
                {needsProof ? (
                  <>
                    Before you save,{' '}
                    <TextLink href={confirmAddress(`${openingAddress}#${form}`)}>
                      confirm who you are
                    </TextLink>
                    . What you typed stays in this browser.
                  </>
                ) : (
                  failure
                )}
              </p>
              {problems.length > 0 && (
                <ul>
                  {problems.map(({ field, label, place, message }) => {
                    const at = placeInValue(field)
                    return (
                      <li key={`${at} ${message}`}>
                        <TextLink href={`#${form}`} onClick={onPlainClick(() => focusOn(at))}>
                          {place || label}
                        </TextLink>
                        {`: ${message}`}
                      </li>
                    )
                  })}
                </ul>
              )}
            </div>
          )}
        </div>
        {groups.map((group) => (
          <Group key={group.fields[0]?.at ?? group.heading} group={group} value={value} />
        ))}
        <div role="status" className={`row ${styles['notice']}`}>
          {notice.text && <p>{notice.text}</p>}
          {notice.text && notice.undo && (
            <TextLink href={`#${form}`} onClick={onPlainClick(notice.undo)}>
              Undo
            </TextLink>
          )}
        </div>
        <Button type="submit" disabled={isRunning}>
          {isRunning
            ? 'Saving…'
            : form === 'prices'
              ? 'Confirm all and publish'
              : 'Save and publish'}
        </Button>
      </form>
    </EditorContext>
  )
}
