import { type KeyboardEvent, useRef, useState } from 'react'
import type {
  ContentEntryDetail,
  ContentProblem,
  ContentValue,
  TranslatedText,
} from '#src/contracts/content/content.ts'
import { type ContentRecord, isRecord } from '#src/contracts/content/is-record.ts'
import { bracesIn, partsOf } from '#src/contracts/text/braces.ts'
import { namesIn } from '#src/contracts/tokens.ts'
import { LineButton, TextLink } from '#src/staff/kit/controls.tsx'
import fieldStyles from '#src/ui/base/form/Field.module.css'
import { describeField, FieldError, typedIn } from '#src/ui/base/form/Field.tsx'
import { TickBox } from '#src/ui/base/form/TickBox.tsx'
import areaStyles from '../fields/Fields.module.css'
import { focusOn } from '../fields/focus-field.ts'
import { fieldNameOf, formName, useEditor } from '../kit/editor-context.ts'
import { editAddress } from '../kit/state-words.ts'
import { placeInValue } from '../texts/value-at.ts'
import styles from './Translation.module.css'

type Translation = NonNullable<ContentEntryDetail['translation']>

/** A text of the draft (languages/catalogue.ts). */
type Unit = {
  source: string
  translation: string
  previous: string | null
  isFuzzy: boolean
  proposal: string | null
}

const textOf = (value: ContentValue | undefined) => (typeof value === 'string' ? value : '')

function unitsIn(value: ContentValue): Unit[] {
  const units = isRecord(value) ? value['units'] : undefined
  return (Array.isArray(units) ? units : []).filter(isRecord).map((unit) => ({
    source: textOf(unit['source']),
    translation: textOf(unit['translation']),
    previous: typeof unit['previous'] === 'string' ? unit['previous'] : null,
    isFuzzy: unit['isFuzzy'] === true,
    proposal: typeof unit['proposal'] === 'string' ? unit['proposal'] : null,
  }))
}

/** Whether a text waits for somebody, though visitors may see a translation of it. */
const isOpenUnit = ({ translation, isFuzzy, proposal }: Unit) =>
  translation.trim() === '' || isFuzzy || proposal !== null

function stateOf({ isFuzzy, previous, proposal }: Unit) {
  if (isFuzzy && previous !== null) return 'Original changed'
  return isFuzzy || proposal !== null ? 'Needs work' : 'Open'
}

/** The original, with its tokens set apart from the words to be translated. */
const Original = ({ text, lang }: { text: string; lang: string }) => (
  <p {...typedIn(lang)} className={styles['source']}>
    {partsOf(text).map((part, index) =>
      typeof part === 'string' ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no names
        <code key={index} translate="no">
          {part.written}
        </code>
      ),
    )}
  </p>
)

type TextProps = {
  unit: Unit
  text: TranslatedText
  at: string
  languages: Translation
  fault: string | undefined
  /** Leads to the next open text. */
  onNext: () => void
}

/** Whether a press of Enter leads to the next open text: nobody is composing a letter with it. */
const isNext = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing

function TranslatedField({ unit, text, at, languages, fault, onNext }: TextProps) {
  const { change, read, replace } = useEditor()
  const area = useRef<HTMLTextAreaElement>(null)
  const name = fieldNameOf(`${at}/translation`)
  const describedBy = `${name}-source`
  const field = describeField({
    ...{ form: formName, name, hint: text.hint, describedBy },
    ...(fault !== undefined && { error: fault }),
  })
  const stored = () => {
    const value = read(at)
    return isRecord(value) ? value : {}
  }
  /** What is written is of the present original, whatever it was before. */
  const withText = (
    { previous: _, isFuzzy: __, ...kept }: ContentRecord,
    translation: string,
  ): ContentRecord => ({
    ...kept,
    translation: unit.source.includes('\n') ? translation : translation.replace(/\n/g, ' '),
  })
  const write = (translation: string) => change(at, withText(stored(), translation))
  /** Replaces the translation by its proposal, or leaves it; the proposal is gone. */
  const settle = (translation?: string) => {
    const { proposal: discarded = null, ...kept } = stored()
    const settled = translation === undefined ? { ...kept, discarded } : withText(kept, translation)
    replace(at, settled, `${at}/translation`)
  }
  const insert = (token: string) => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {}
    const { translation } = unit
    write(`${translation.slice(0, selectionStart)}${token}${translation.slice(selectionEnd)}`)
    area.current?.focus()
  }
  const written = namesIn(unit.translation)
  const tokens = [
    ...new Set([
      ...bracesIn(unit.source).map(({ written }) => written),
      ...text.names.flatMap((one) => (namesIn(unit.source).includes(one) ? [] : [`{${one}}`])),
    ]),
  ]
  return (
    <div className={styles['text']} data-place={at}>
      <div id={describedBy}>
        <Original text={unit.source} lang={languages.from} />
        {unit.previous !== null && (
          <p className="muted">
            <span>{'Before: '}</span>
            <span {...typedIn(languages.from)}>{unit.previous}</span>
          </p>
        )}
      </div>
      <div className={fieldStyles['field']}>
        <label className={fieldStyles['label']} htmlFor={field.id}>
          <span>{text.place}</span>
          {!text.isRead && <span className="muted">Visitors do not see it</span>}
          {text.isRead && isOpenUnit(unit) && (
            <span className={styles['open']}>{stateOf(unit)}</span>
          )}
        </label>
        {text.hint && (
          <p id={`${field.id}-hint`} className={fieldStyles['hint']}>
            {text.hint}
          </p>
        )}
        <textarea
          {...field}
          ref={area}
          rows={1}
          {...typedIn(languages.language)}
          spellCheck
          autoComplete="off"
          className={`${fieldStyles['control']} ${areaStyles['area']}`}
          value={unit.translation}
          onChange={({ target }) => write(target.value)}
          onKeyDown={(event) => {
            if (!isNext(event)) return
            event.preventDefault()
            onNext()
          }}
        />
        {tokens.length > 0 && (
          <ul aria-label="Insert what the site fills in" className="row">
            {tokens.map((token) => (
              <li key={token}>
                <button
                  type="button"
                  translate="no"
                  className={styles['chip']}
                  data-written={written.includes(namesIn(token)[0] ?? '')}
                  onClick={() => insert(token)}
                >
                  {token}
                </button>
              </li>
            ))}
          </ul>
        )}
        <FieldError id={field.id}>{fault}</FieldError>
        {unit.proposal !== null && (
          <>
            <p className={styles['source']}>
              <span className="muted">{'Proposal: '}</span>
              <span {...typedIn(languages.language)}>{unit.proposal}</span>
            </p>
            <div className="row">
              <LineButton onClick={() => settle(unit.proposal ?? '')}>Use the proposal</LineButton>
              <LineButton onClick={() => settle()}>Discard the proposal</LineButton>
            </div>
          </>
        )}
        {unit.isFuzzy && unit.translation !== '' && (
          <div className="row">
            <LineButton
              onClick={() => {
                write(unit.translation)
                area.current?.focus()
              }}
            >
              It still fits
            </LineButton>
          </div>
        )}
      </div>
    </div>
  )
}

type Props = {
  translation: Translation
  value: ContentValue
  problems: readonly ContentProblem[]
}

/** Each text of an entry with its translation beside it. */
export function TranslationForm({ translation, value, problems }: Props) {
  const units = unitsIn(value)
  const { texts } = translation
  const shown = texts.flatMap((text, index) => {
    const unit = units[index]
    return unit ? [{ text, unit, at: `units/${index}` }] : []
  })
  const faults = new Map(problems.map(({ field, message }) => [placeInValue(field), message]))
  const faultOf = (at: string) => faults.get(`${at}/translation`)
  /** Visitors see no translation that has a fault. */
  const isOpen = ({ text, unit, at }: (typeof shown)[number]) =>
    text.isRead && (isOpenUnit(unit) || faultOf(at) !== undefined)
  const open = shown.filter(isOpen)
  const { length: read } = shown.filter(({ text }) => text.isRead)
  const nextLink = useRef<HTMLAnchorElement>(null)
  /** Opens the next open text behind one, or the link to the next entry. */
  const goOn = (from: string) => {
    const place = shown.findIndex(({ at }) => at === from)
    const later = [...shown.slice(place + 1), ...shown.slice(0, place)].filter(
      ({ at }) => wanted === null || wanted.has(at),
    )
    const next = later.find(isOpen)
    if (next) focusOn(`${next.at}/translation`)
    else nextLink.current?.focus()
  }
  /** It says what visitors read of the texts as they were opened. */
  const [opened] = useState(value)
  /** What was open when the filter was set, so that a text stays while it is typed. */
  const [wanted, want] = useState<ReadonlySet<string> | null>(null)
  return (
    <div className="stack">
      <div className="row">
        <p role="status">
          {open.length === 0
            ? 'Every text is translated.'
            : `${open.length} of ${read} texts ${open.length === 1 ? 'is' : 'are'} open.`}
        </p>
        <label className="tap">
          <TickBox
            checked={wanted !== null}
            onChange={({ target }) =>
              want(target.checked ? new Set(open.map(({ at }) => at)) : null)
            }
          />
          Open texts only
        </label>
      </div>
      <p className="muted">
        {value === opened && `${translation.shown} `}Press Enter in a text to go to the next open
        one.
      </p>
      <div className={`box ${styles['texts']}`}>
        {shown.flatMap(({ at, ...one }) =>
          wanted === null || wanted.has(at)
            ? [
                <TranslatedField
                  {...one}
                  key={at}
                  at={at}
                  languages={translation}
                  fault={faultOf(at)}
                  onNext={() => goOn(at)}
                />,
              ]
            : [],
        )}
      </div>
      {translation.next && (
        <p>
          <TextLink isTall ref={nextLink} href={editAddress(translation.next.path)}>
            {`Next: ${translation.next.label}`}
          </TextLink>
        </p>
      )}
    </div>
  )
}
