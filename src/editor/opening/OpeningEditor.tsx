import {
  type FormEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { localeInCountry } from '#src/content/languages/languages.ts'
import { confirmAddress } from '#src/contracts/account/proof.ts'
import type { ContentProblem, ContentValue } from '#src/contracts/content/content.ts'
import {
  type OpeningField,
  type OpeningGroup,
  openingForms,
  type Proposal,
  type ShownOpening,
} from '#src/contracts/content/opening.ts'
import { languageName } from '#src/contracts/formats.ts'
import { openingAddress } from '#src/contracts/opening-address.ts'
import { leaveStaffArea } from '#src/staff/frame/staff-flag.ts'
import { TextLink } from '#src/staff/kit/controls.tsx'
import { Button } from '#src/ui/base/Button.tsx'
import { typedTexts } from '#src/ui/base/form/typed-texts.ts'
import { onPlainClick } from '#src/ui/base/plain-click.ts'
import { useReplace } from '../draft/use-replace.ts'
import { FieldNode } from '../fields/FieldNode.tsx'
import { focusOn } from '../fields/focus-field.ts'
import { BackLink } from '../kit/BackLink.tsx'
import { putOpening } from '../kit/content-client.ts'
import { type EditorTools, EntryEditorContext } from '../kit/editor-context.ts'
import { noAnswer } from '../kit/use-request.ts'
import { languagesAddress } from '../languages/languages.ts'
import { placeInValue, valueAt, withValueAt } from '../texts/value-at.ts'
import styles from './Opening.module.css'
import { type TypedText, withTypedBefore } from './typed-before.ts'

const submitWords: Readonly<Record<ShownOpening['form'], string>> = {
  company: 'Save and publish',
  links: 'Save and publish',
  prices: 'Confirm all and publish',
}

type Props = {
  opening: ShownOpening
  account: number
  tools: Pick<EditorTools, 'products' | 'tokens' | 'timeZone' | 'language' | 'currency'>
  /** Whether the form was saved just before this page was opened. */
  isSaved: boolean
  /** What of it offers would refuse, in words; empty for nothing. */
  refused: string
  /** The page that waits for these settings; null for none. */
  from: string | null
}

/** Days or a month, or a successor, belong to one availability alone. */
const availabilityOf: Readonly<Record<string, string>> = {
  leadDays: 'made-to-order',
  deliveryMonth: 'pre-order',
  successor: 'discontinued',
}

const rateField = 'prices/local/rate'
const rateFields = [rateField, 'prices/rateDays']
const currencyFields = ['company/currency', 'prices/local/currency']

const countryField = 'company/address/countryCode'
const countryNameField = 'company/address/country'
const languageField = 'company/languages/0'

/** The name of a country in the language of a site, or in English where the browser has none. */
const nameOfCountry = (code: unknown, language: unknown): string | undefined =>
  typeof code === 'string' && /^[A-Z]{2}$/.test(code)
    ? new Intl.DisplayNames([typeof language === 'string' && language ? language : 'en', 'en'], {
        type: 'region',
      }).of(code)
    : undefined

/** Whether everything is priced and paid in one currency. */
const isOneCurrency = (value: ContentValue) =>
  new Set(currencyFields.map((at) => valueAt(value, at))).size === 1

function isWanted({ at }: OpeningField, value: ContentValue): boolean {
  if (rateFields.includes(at)) return !isOneCurrency(value)
  const [, product = '', key = ''] = /^(products\/[^/]+)\/(\w+)$/.exec(at) ?? []
  const wanted = availabilityOf[key]
  return (
    wanted === undefined ||
    valueAt(value, `${product}/availability`) === wanted ||
    valueAt(value, at) !== undefined
  )
}

const withProposal = (published: ContentValue, proposal: Proposal | null): ContentValue =>
  (proposal?.values ?? []).reduce<ContentValue>(
    (value, one) => withValueAt(value, one.at, one.value) ?? null,
    published,
  )

/** Fields whose group says what is proposed for the country. */
const countryFields = [countryField, 'prices/local/currency']

/** What another language leaves to do. */
const LanguageNote = ({ to }: { to: string }) => (
  <p role="status">
    {`Nothing is translated into ${languageName(to, 'en')} by this choice: texts stay in the language in which they are. “What is left to write” names those in English, and the words of the site, such as buttons and mails, are translated on the page `}
    <TextLink href={languagesAddress}>Languages</TextLink>.
  </p>
)

function Group({
  group,
  value,
  published,
  proposed,
}: {
  group: OpeningGroup
  value: ContentValue
  published: ContentValue
  proposed: string
}) {
  const language = valueAt(value, languageField)
  const { heading, isRow = false, fields } = group
  const inputs = (
    <div className={isRow ? styles['row'] : styles['fields']}>
      {fields
        .filter((field) => isWanted(field, value))
        .map(({ at, ...field }) => (
          <FieldNode key={at} {...field} at={at} value={valueAt(value, at)} />
        ))}
    </div>
  )
  if (heading === '') return inputs
  return (
    <fieldset className={styles['group']}>
      <legend>{heading}</legend>
      {fields.some(({ at }) => countryFields.includes(at)) && <p role="status">{proposed}</p>}
      {inputs}
      {fields.some(({ at }) => at === languageField) &&
        typeof language === 'string' &&
        language !== valueAt(published, languageField) && <LanguageNote to={language} />}
    </fieldset>
  )
}

/** One of the forms, whose fields are those of the content editor. It publishes at once. */
export function OpeningEditor({
  opening: { form, groups, value: published, version, proposals },
  account,
  tools,
  isSaved,
  refused,
  from,
}: Props) {
  const place = `opening ${form}`
  const [first] = useState(() => withProposal(published, proposals.now))
  const now = useRef({ value: first })
  const [value, setValue] = useState(first)
  const [proposed, setProposed] = useState(proposals.now?.words ?? '')
  const [problems, setProblems] = useState<ContentProblem[]>([])
  const [failure, setFailure] = useState('')
  const [needsProof, setNeedsProof] = useState(false)
  const [isRestored, setIsRestored] = useState(false)
  const [isRunning, setIsRunning] = useState(false)
  const [notice, setNotice] = useState<{ text: string; undo?: (() => void) | undefined }>({
    text: '',
  })
  const answer = useRef<HTMLDivElement>(null)
  const proposedValues = useRef(new Map<string, ContentValue | undefined>())
  const put = useCallback(
    (at: string, next: ContentValue | undefined) => {
      now.current.value = withValueAt(now.current.value, at, next) ?? null
      setValue(now.current.value)
      const typed: TypedText = { value: now.current.value, base: published }
      typedTexts.store(account, place, typed)
    },
    [account, place, published],
  )
  const change = useCallback(
    (at: string, next: ContentValue | undefined) => {
      setNotice({ text: '' })
      const before = valueAt(now.current.value, at)
      put(at, next)
      if (currencyFields.includes(at)) {
        const rate = valueAt(now.current.value, rateField)
        if (isOneCurrency(now.current.value)) put(rateField, 1)
        else if (rate === 1) put(rateField, null)
      }
      if (at === languageField && typeof next === 'string' && next !== '') {
        const country = valueAt(now.current.value, countryField)
        if (valueAt(now.current.value, countryNameField) === nameOfCountry(country, before))
          put(countryNameField, nameOfCountry(country, next))
        put(
          'company/locale',
          next === valueAt(published, languageField)
            ? valueAt(published, 'company/locale')
            : localeInCountry(next, typeof country === 'string' ? country : ''),
        )
      }
      // The name of another country follows its code; it may be changed to what texts call it.
      if (at !== countryField || typeof next !== 'string' || next === '') return
      const language = valueAt(now.current.value, languageField)
      put(countryNameField, nameOfCountry(next, language))
      const { [next]: proposal } = proposals.byCountry
      const isBack = next === valueAt(published, at)
      const isUntouched = ({ at }: { at: string }) => {
        const present = valueAt(now.current.value, at)
        const isAs = (other: ContentValue | undefined) =>
          JSON.stringify(present) === JSON.stringify(other)
        return isAs(valueAt(published, at)) || isAs(proposedValues.current.get(at))
      }
      // The country that is published proposes what is published, wherever another one proposed.
      const ofCountry = isBack
        ? [...proposedValues.current.keys()].map((at) => ({ at, value: valueAt(published, at) }))
        : (proposal?.values ?? [])
      const values = ofCountry.filter(isUntouched)
      for (const { at, value } of values) {
        proposedValues.current.set(at, value)
        put(at, value)
      }
      // What is proposed is in the language that the site has had.
      if (typeof language === 'string' && language !== valueAt(published, languageField))
        put('company/locale', localeInCountry(language, next))
      setProposed(isBack || values.length === 0 ? '' : (proposal?.words ?? ''))
    },
    [proposals, published, put],
  )
  const { replace, undo } = useReplace({ change, put, now })
  // Before anything more can be typed, which would be stored in place of what is stored.
  useLayoutEffect(() => {
    const stored = typedTexts.find(account, place)?.text
    // Only `put` writes at this place; a text of an older program has no base.
    const typed = stored as Partial<TypedText> | undefined
    if (typed?.value === undefined || typed.base === undefined) return
    const restored = withTypedBefore(published, { value: typed.value, base: typed.base })
    if (restored === null) return typedTexts.forget(account, place)
    now.current.value = restored
    setValue(restored)
    setProposed('')
    setIsRestored(true)
  }, [account, place, published])
  useEffect(() => {
    if (isSaved || failure !== '') answer.current?.focus()
  }, [isSaved, failure])
  useEffect(() => {
    if (isRestored) answer.current?.closest('details')?.setAttribute('open', '')
  }, [isRestored])
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
      unread: new Set(),
      target: null,
      opensFaults: true,
      addresses: [],
      accessories: [],
      pictures: null,
      reloadPictures: () => Promise.resolve(),
      folder: 'scenes',
      ...tools,
    }
  }, [change, problems, replace, tools, undo])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setFailure('')
    setNotice({ text: '' })
    setProblems([])
    setIsRunning(true)
    const outcome = await putOpening({ form, value: now.current.value, version })
    setIsRunning(false)
    if (outcome.kind === 'done') {
      typedTexts.forget(account, place)
      const query = new URLSearchParams({ saved: form, ...(from !== null && { from }) })
      return location.assign(`${openingAddress}?${query}#${form}`)
    }
    if (outcome.kind === 'signed-out') return leaveStaffArea()
    setNeedsProof(outcome.kind === 'refused' && outcome.needsProof)
    setProblems((outcome.kind === 'refused' && outcome.refusal.problems) || [])
    setFailure(outcome.kind === 'refused' ? outcome.text : noAnswer)
  }
  return (
    <EntryEditorContext value={editor}>
      <form className={styles['form']} onSubmit={(event) => void save(event)} noValidate>
        <div ref={answer} tabIndex={-1} className={styles['answer']}>
          {isSaved && failure === '' && (
            <div className="notice" role="status">
              <p>{[`Saved and public: ${openingForms[form]}.`, refused].join(' ').trim()}</p>
              <BackLink from={from} />
            </div>
          )}
          {isRestored && failure === '' && (
            <p className="notice" role="status">
              Not saved yet: this form shows what you typed before.
            </p>
          )}
          {failure !== '' && (
            <div className="notice" role="alert">
              <p>
                {needsProof ? (
                  <>
                    Before you save,{' '}
                    <TextLink
                      href={confirmAddress(
                        `${openingAddress}${from === null ? '' : `?${new URLSearchParams({ from })}`}#${form}`,
                      )}
                    >
                      confirm that it is you
                    </TextLink>
                    . What you typed stays in this tab.
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
          <Group
            key={group.fields[0]?.at ?? group.heading}
            group={group}
            value={value}
            published={published}
            proposed={proposed}
          />
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
          {isRunning ? 'Saving…' : submitWords[form]}
        </Button>
      </form>
    </EntryEditorContext>
  )
}
