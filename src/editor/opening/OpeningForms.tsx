import { confirmAddress } from '#src/contracts/account/proof.ts'
import type { FieldErrors } from '#src/contracts/contact/check-form.ts'
import {
  type OpeningField,
  type OpeningForm,
  type OpeningGroup,
  openingForms,
  testMailAddress,
} from '#src/contracts/content/opening.ts'
import { formatList } from '#src/contracts/formats.ts'
import { openingAddress } from '#src/contracts/opening-address.ts'
import { FrameButton, Options, TextLink } from '#src/staff/kit/controls.tsx'
import { StaffSection } from '#src/staff/kit/StaffSection.tsx'
import { Button } from '#src/ui/base/Button.tsx'
import { Disclosure } from '#src/ui/base/Disclosure.tsx'
import { ErrorSummary } from '#src/ui/base/form/ErrorSummary.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'
import { Select } from '#src/ui/base/form/Select.tsx'
import { TextArea } from '#src/ui/base/form/TextArea.tsx'
import styles from './OpeningForms.module.css'

type ShownForm = {
  form: OpeningForm
  groups: readonly OpeningGroup[]
  version: string
  /** Titles of its values that are still samples. */
  samples: readonly string[]
}
type RestLink = { label: string; href: string }

type Posted = { errors: FieldErrors; values: Readonly<Record<string, string>>; message: string }
type Props = {
  forms: readonly ShownForm[]
  count: number
  rest: readonly RestLink[]
  missing: readonly string[]
  isProved: boolean
  /** The form that was posted and not saved, with what was typed. */
  posted: (Posted & { form: OpeningForm }) | null
}

const longestSvg = 20_000

const OpeningInput = ({
  of,
  form,
  posted,
}: {
  of: OpeningField
  form: OpeningForm
  posted: Posted | null
}) => {
  const { name, label, hint, isOptional = false, kind, choices, value } = of
  const shown = posted?.values[name] ?? value
  const frame = { form, name, label, hint, isOptional, error: posted?.errors[name]?.[0] }
  if (choices)
    return (
      <Select {...frame} defaultValue={shown}>
        <Options of={choices} />
      </Select>
    )
  if (kind === 'svg')
    return <TextArea {...frame} limit={longestSvg} rows={3} defaultValue={shown} />
  const type = kind === 'month' ? 'text' : kind
  return <Field {...frame} type={type} defaultValue={shown} autoComplete="off" />
}

const Group = ({
  group: { heading, isRow = false, isFolded = false, fields },
  form,
  posted,
}: {
  group: OpeningGroup
  form: OpeningForm
  posted: Posted | null
}) => {
  const inputs = (
    <div className={isRow ? styles['row'] : styles['fields']}>
      {fields.map((field) => (
        <OpeningInput key={field.name} of={field} form={form} posted={posted} />
      ))}
    </div>
  )
  if (isFolded) return <Disclosure summary={heading}>{inputs}</Disclosure>
  return heading ? (
    <fieldset className={styles['group']}>
      <legend>{heading}</legend>
      {inputs}
    </fieldset>
  ) : (
    inputs
  )
}

const stateOf = (samples: readonly string[]) =>
  samples.length === 0
    ? 'Done.'
    : `${samples.length} ${samples.length === 1 ? 'sample' : 'samples'} left: ${formatList(samples)}.`

/** The three forms with which an owner makes the site their own. Each saves and publishes at once. */
export const OpeningForms = ({ forms, count, rest, missing, isProved, posted }: Props) => (
  <>
    <p>
      {count === 0
        ? 'Nothing is a sample any more, and the line in the footer is gone.'
        : `${count} ${count === 1 ? 'thing is' : 'things are'} still the example company’s. Each form below saves and publishes at once.`}
    </p>
    {!isProved && (
      <p className="notice">
        Before you save,{' '}
        <TextLink href={confirmAddress(openingAddress)}>confirm who you are</TextLink>.
      </p>
    )}
    {forms.map(({ form, groups, version, samples }) => {
      const mine = posted?.form === form ? posted : null
      return (
        <StaffSection key={form} id={form} heading={openingForms[form]} text={stateOf(samples)}>
          <form method="post" action={openingAddress} className={styles['form']} noValidate>
            {mine && (
              <p role="alert" className="notice">
                {mine.message}
              </p>
            )}
            {mine && Object.keys(mine.errors).length > 0 && (
              <ErrorSummary form={form} errors={mine.errors} order={[]} />
            )}
            <input type="hidden" name="form" value={form} />
            <input type="hidden" name="version" value={version} />
            {groups.map((group) => (
              <Group key={group.heading} group={group} form={form} posted={mine} />
            ))}
            <Button type="submit">
              {form === 'prices' ? 'Confirm all and publish' : 'Save and publish'}
            </Button>
          </form>
        </StaffSection>
      )
    })}
    <StaffSection
      id="rest"
      heading="The rest"
      text="Texts, people and terms are changed in the content editor."
    >
      <ul className={styles['links']}>
        {rest.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <ul>
          {missing.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </StaffSection>
    <StaffSection id="test-mail" heading="Do mails go out?">
      <form method="post" action={testMailAddress} className="row">
        <p>
          A mail to the company’s mailbox goes out at once, and you read here what the mail server
          says.
        </p>
        <FrameButton type="submit">Send a test mail</FrameButton>
      </form>
    </StaffSection>
  </>
)
