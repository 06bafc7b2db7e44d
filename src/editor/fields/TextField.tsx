import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ownValue } from '#src/contracts/own-value.ts'
import { completeAddress } from '#src/contracts/paths.ts'
import { bracesIn } from '#src/contracts/text/braces.ts'
import { fillTokens, type Tokens } from '#src/contracts/tokens.ts'
import fieldStyles from '#src/ui/base/form/Field.module.css'
import { FieldRow, typedIn } from '#src/ui/base/form/Field.tsx'
import type { FieldProps } from '../kit/editor-context.ts'
import { lengthOf } from '../kit/text-length.ts'
import markupStyles from '../markup/Markup.module.css'
import { useMarkup } from '../markup/use-markup.tsx'
import { usePaste } from '../markup/use-paste.ts'
import styles from './Fields.module.css'
import { SplittingContext } from './splitting.ts'
import { useField } from './use-field.ts'

const readOutAfterMs = 1500

function Counter({ id, text, isWrong }: { id: string; text: string; isWrong: boolean }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(isWrong ? text : ''), readOutAfterMs)
    return () => clearTimeout(timer)
  }, [text, isWrong])
  return (
    <>
      <p
        id={id}
        className={
          isWrong ? `${fieldStyles['count']} ${fieldStyles['over']}` : fieldStyles['count']
        }
      >
        {text}
      </p>
      <span className="visually-hidden" aria-live="polite">
        {spoken}
      </span>
    </>
  )
}

function tokenValue(token: string, tokens: Tokens, slots: readonly string[]): string {
  if (slots.includes(token.slice(1, -1))) return 'filled in when it is shown'
  const { text, unknown } = fillTokens(token, (one) => ownValue(tokens, one))
  return unknown.length > 0 ? 'no value' : text
}

/** Shows what each token of a text, such as `{city}`, stands for at present. */
function TokenChips({
  text,
  tokens,
  slots = [],
}: {
  text: string
  tokens: Tokens
  slots?: readonly string[] | undefined
}) {
  const found = new Set(bracesIn(text).map(({ written }) => written))
  if (found.size === 0) return null
  return (
    <ul aria-label="Values in this text" className={`row ${styles['chips']}`}>
      {[...found].map((token) => (
        <li key={token}>
          <code translate="no">{token}</code> <span>{tokenValue(token, tokens, slots)}</span>
        </li>
      ))}
    </ul>
  )
}

const inputKind = ({ format = '' }: FieldProps['schema']) =>
  ['date', 'time', 'email'].includes(format) ? { type: format } : {}

const isAddress = ({ widget, format }: FieldProps['schema']) =>
  widget === 'address' || format === 'uri'

export function TextField({ schema, value, at, isRequired = false }: FieldProps) {
  const {
    id,
    frame,
    control: described,
    put,
    clear,
    tokens,
    language,
    announce,
  } = useField({ schema, at, isRequired })
  const text = typeof value === 'string' ? value : ''
  const area = useRef<HTMLTextAreaElement>(null)
  const markup = useMarkup(schema.title, () => area.current)
  const paste = usePaste()
  const onPaste = (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    paste(event, at, schema.markup === true)
  const length = lengthOf(schema, text, tokens)
  const countId = `${id}-count`
  const counter = length && <Counter id={countId} {...length} />
  const isLine =
    schema.widget !== 'paragraph' &&
    (schema.widget !== undefined || schema.format !== undefined || schema.maxLength === 80)
  const splitting = useContext(SplittingContext)
  /** Pages show a text with marks as one paragraph, so that Enter begins another text. */
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    markup.onKeyDown(event)
    const isComposing = event.nativeEvent.isComposing
    if (event.key !== 'Enter' || isComposing || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const { selectionStart: from, selectionEnd: to } = event.currentTarget
    if (splitting?.at === at)
      splitting.split(text.slice(0, from).trimEnd(), text.slice(to).trimStart())
    else announce('This text is one paragraph.')
  }
  const type = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    target.value === '' && !isRequired ? clear() : put(target.value)
  const control = {
    ...described,
    'aria-describedby':
      [described['aria-describedby'], length && countId].filter(Boolean).join(' ') || undefined,
    value: text,
    ...(isAddress(schema) ? {} : typedIn(language)),
    className: fieldStyles['control'],
    autoComplete: 'off',
    spellCheck: schema.widget !== 'address' && schema.widget !== 'place',
  }
  return (
    <FieldRow {...frame}>
      {isLine ? (
        <input
          type="text"
          {...inputKind(schema)}
          {...control}
          onPaste={onPaste}
          onChange={type}
          onBlur={() => {
            if (!isAddress(schema) || completeAddress(text) === text) return
            put(completeAddress(text))
          }}
        />
      ) : (
        <textarea
          {...control}
          {...(schema.markup && { ref: area, onKeyDown })}
          onPaste={onPaste}
          rows={1}
          className={`${fieldStyles['control']} ${styles['area']}`}
          onChange={type}
        />
      )}
      <TokenChips text={text} tokens={tokens} slots={schema.slots} />
      {schema.markup && !isLine ? (
        <div className={`row ${markupStyles['foot']}`}>
          {markup.tools}
          {counter}
        </div>
      ) : (
        counter
      )}
    </FieldRow>
  )
}
