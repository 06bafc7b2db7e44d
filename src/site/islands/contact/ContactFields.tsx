import { type ComponentProps, type ReactNode, useState } from 'react'
import type { PageContent } from '#src/content/collections/page-schemas.ts'
import type { Words } from '#src/content/words/words.ts'
import type { FieldErrors } from '#src/contracts/contact/check-form.ts'
import type { Consent } from '#src/contracts/contact/consent.ts'
import {
  type ContactFieldName,
  type ContactFieldType,
  contactFieldNames,
  contactFields,
} from '#src/contracts/contact/contact-fields.ts'
import { fileFields } from '#src/contracts/contact/contact-files.ts'
import { quoteFields } from '#src/contracts/quote/quote-address.ts'
import { Disclosure } from '../../../ui/base/Disclosure.tsx'
import { Checkbox } from '../../../ui/base/form/Checkbox.tsx'
import { Field } from '../../../ui/base/form/Field.tsx'
import { Select } from '../../../ui/base/form/Select.tsx'
import { TextArea } from '../../../ui/base/form/TextArea.tsx'
import { ConsentBox } from './ConsentBox.tsx'
import styles from './ContactForm.module.css'

export const furtherFields = contactFieldNames.filter((name) => contactFields[name].isFolded)
const firstFields = contactFieldNames.filter((name) => !furtherFields.includes(name))

/** The fields that can have errors, in the order in which they are shown (spec.md §7). */
export const contactFieldOrder = [
  quoteFields.sites,
  ...firstFields,
  ...furtherFields,
  fileFields.files,
  'termsAccepted',
] as const

const inputs: Record<
  Exclude<ContactFieldType, 'textarea' | 'choice'>,
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'spellCheck'>
> = {
  text: {},
  tel: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', spellCheck: false },
  list: { spellCheck: false },
}

/** Words of the form: those of the site, and those of its page. */
export type ContactWords = Omit<Words['forms'], 'newsletter' | 'answers'> & {
  list: PageContent<'contact'>['list']
  /** Of the field of files. */
  attach: PageContent<'contact'>['files']
  /** Of the offer to keep the request while there is no network. */
  queue: Words['offline']['keep'] & Words['offline']['keepFiles']
  quote: Words['quote']
  /** The message that a product page brings. */
  ofProduct: Words['sections']['contact']['ofProduct']['message']
  /** The windows of a call-back. */
  callWindows: readonly [window: string, words: string][]
  /** Added where the newsletter was ticked. */
  confirm: string
  /** Of the button that closes a toast. */
  close: string
  lang: string
}

/** Of a form in which visitors enter their own data; absent where staff enter it. */
type Own = {
  isEnhanced: boolean
  /** The list of products as a separate field; if absent, the list is typed as text. */
  list?: ReactNode
  /**
   * The offered call windows, with their words; if absent, all windows. A window that was already
   * sent remains a choice.
   */
  callBacks?: readonly [window: string, words: string][] | undefined
  /** What fields say of themselves because of what was chosen. */
  hints?: Partial<Record<ContactFieldName, string>>
}

type TextProps = {
  form: string
  /** Staff give the labels alone. */
  words: { fields: Record<ContactFieldName | 'noCall', string> } & Partial<
    Pick<ContactWords, 'optional' | 'characters' | 'lang' | 'callWindows'>
  >
  names?: readonly ContactFieldName[]
  values: Record<string, string>
  errors: FieldErrors
  /** Fields that may be left empty here. */
  optional?: readonly ContactFieldName[]
  own?: Own
}

/**
 * Once the script validates, fields are not `required`: Firefox would mark them invalid before they
 * are used, despite `aria-invalid`.
 */
const requiredBy = (isEnhanced: boolean) =>
  isEnhanced ? { required: false, 'aria-required': true } : { required: true }

export const ContactTextFields = ({
  form,
  words,
  names = contactFieldNames,
  values,
  errors,
  optional = [],
  own,
}: TextProps) => {
  const { characters: counts, lang, callWindows } = words
  const { list, callBacks, hints, isEnhanced = false } = own ?? {}
  const characters = counts && lang ? { ...counts, lang } : undefined
  const choicesOf = (name: ContactFieldName) => {
    const all =
      name === 'callBack' && callWindows
        ? callWindows
        : Object.entries(contactFields[name].choices ?? {})
    if (name !== 'callBack' || !callBacks) return all
    return [
      ...callBacks,
      ...all.filter(
        ([value]) => value === values[name] && !callBacks.some(([window]) => window === value),
      ),
    ]
  }
  const fieldOf = (name: ContactFieldName) => {
    const { type, max, rows, autoComplete, isName } = contactFields[name]
    const isNeeded = Boolean(contactFields[name].min) && !optional.includes(name)
    const frame = {
      form,
      name,
      label: words.fields[name],
      hint: hints?.[name],
      isOptional: !isNeeded,
      optional: words.optional,
      ...(isNeeded && requiredBy(isEnhanced)),
      error: errors[name]?.[0],
      defaultValue: values[name],
      // A browser may fill in what it has stored of the person who types.
      autoComplete: own ? autoComplete : 'off',
    }
    if (type === 'list' && list) return list
    if (type === 'choice')
      return (
        <Select {...frame}>
          <option value="">{words.fields.noCall}</option>
          {choicesOf(name).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )
    if (type === 'textarea')
      return <TextArea {...frame} rows={rows} limit={max} characters={characters} />
    return (
      <Field
        {...frame}
        {...inputs[type]}
        {...(isName && { autoCapitalize: 'words' })}
        maxLength={max}
      />
    )
  }
  return (
    <div className={styles['fields']}>
      {names.map((name) => (
        <div key={name} className={contactFields[name].isHalf ? styles['half'] : undefined}>
          {fieldOf(name)}
        </div>
      ))}
    </div>
  )
}

type Props = Omit<TextProps, 'names' | 'optional' | 'words'> & {
  words: ContactWords
  own: Own
  consent: Consent
  isFurther: boolean
  children?: ReactNode
}

/** The fields of a contact request. A new `key` empties them. */
export const ContactFields = ({ words, consent, isFurther, children, ...fields }: Props) => {
  const { form, values, errors, own } = fields
  // The disclosure stays open after the entry that opened it is removed.
  const [isOpen, setOpen] = useState(isFurther)
  if (isFurther && !isOpen) setOpen(true)
  return (
    <>
      <ContactTextFields {...fields} words={words} names={firstFields} />
      <Disclosure
        summary={words.fields.further}
        open={isOpen || undefined}
        onInput={() => setOpen(true)}
      >
        <ContactTextFields {...fields} words={words} names={furtherFields} />
        {children}
      </Disclosure>
      <div className={styles['consent']}>
        <p>{words.contact.neededToAnswer}</p>
        <ConsentBox
          text={consent.request}
          {...requiredBy(own.isEnhanced)}
          form={form}
          error={errors['termsAccepted']?.[0]}
          defaultChecked={values['termsAccepted'] === 'on'}
        />
        <Checkbox form={form} name="marketing" defaultChecked={values['marketing'] === 'on'}>
          <span>{`${consent.marketing} `}</span>
          <span className={styles['optional']}>{words.contact.optional}</span>
        </Checkbox>
      </div>
    </>
  )
}
