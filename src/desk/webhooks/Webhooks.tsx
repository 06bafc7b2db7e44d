import type { PostedForm } from '#src/contracts/contact/check-form.ts'
import type { Region } from '#src/contracts/formats.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { LineButton, Submit } from '#src/staff/kit/controls.tsx'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { StaffFact, StaffFacts, StaffSection } from '#src/staff/kit/StaffSection.tsx'
import { UnreadableRows } from '#src/staff/lists/UnreadableRows.tsx'
import { Answer, PostForm } from '#src/ui/base/form/Answer.tsx'
import { Checkbox } from '#src/ui/base/form/Checkbox.tsx'
import { Field, FieldError, fieldId } from '#src/ui/base/form/Field.tsx'
import styles from './Webhooks.module.css'
import {
  boxOf,
  describeWebhook,
  type ListedWebhook,
  type WebhookGiven,
  webhookEvents,
  webhookFields,
  webhooksAddress,
} from './webhooks.ts'

type Posted = PostedForm & { given?: WebhookGiven }

/** Message after a press that shows nothing else, by the `done` of the page's address. */
const doneMessages = new Map([
  ['resend', 'The events are sent again.'],
  ['end', 'The webhook is ended. Nothing more is sent to it.'],
])

type Props = {
  webhooks: ListedWebhook[]
  /** Ids of webhooks that cannot be shown. */
  unreadable: number[]
  posted: Posted | null
  done: string | null
  region: Region
}

const Entry = ({ webhook, region }: { webhook: ListedWebhook; region: Region }) => {
  const { id, recipient, isNamed, waiting, givenUp, failed } = webhook
  const [, ...facts] = describeWebhook(webhook)
  const act = (name: string, label: string) => (
    <LineButton type="submit" name="act" value={name} aria-label={`${label}: webhook ${id}`}>
      {label}
    </LineButton>
  )
  return (
    <StaffSection id={`webhook-${id}`} heading={`Webhook ${id}: ${recipient}`}>
      {!isNamed && (
        <p className="notice">
          The privacy policy does not name this recipient any more. Name it there, or end the
          webhook.
        </p>
      )}
      <StaffFacts>
        {facts.map(([label, text]) => (
          <StaffFact key={label} label={label}>
            {label === 'Address' ? <code>{text}</code> : text}
          </StaffFact>
        ))}
        <StaffFact label="Waiting">{String(waiting)}</StaffFact>
        {givenUp > 0 && (
          <StaffFact label="Events not delivered">
            {givenUp}, after three days of attempts
            <ul>
              {failed.map(({ id: event, text, at }) => (
                <li key={event}>
                  {text}
                  {at && (
                    <>
                      , <LocalTime moment={at} region={region} />
                    </>
                  )}
                </li>
              ))}
            </ul>
          </StaffFact>
        )}
      </StaffFacts>
      <PostForm action={webhooksAddress} className="row">
        <input type="hidden" name="id" value={id} />
        {act('test', 'Send a test')}
        {givenUp > 0 && act('resend', 'Send again')}
        {act('end', 'End')}
      </PostForm>
    </StaffSection>
  )
}

type BoxesProps = {
  kind: 'event' | 'field'
  legend: string
  texts: Record<string, string>
  posted: Posted | null
}

const Boxes = ({ kind, legend, texts, posted }: BoxesProps) => (
  <fieldset
    id={fieldId('new', `${kind}s`)}
    tabIndex={-1}
    className={styles['boxes']}
    aria-describedby={posted?.errors[`${kind}s`] && `new-${kind}s-error`}
  >
    <legend>{legend}</legend>
    {Object.entries(texts).map(([name, label]) => (
      <Checkbox
        key={name}
        form="new"
        name={boxOf(kind, name)}
        defaultChecked={posted?.values[boxOf(kind, name)] === 'on'}
      >
        {label}
      </Checkbox>
    ))}
    <FieldError id={`new-${kind}s`}>{posted?.errors[`${kind}s`]?.[0]}</FieldError>
  </fieldset>
)

/** Webhooks (decision 0110). As forms they work without JavaScript. */
export function Webhooks({ webhooks, unreadable, posted, done, region }: Props) {
  const text = (name: 'recipient' | 'url') => ({
    form: 'new',
    name,
    error: posted?.errors[name]?.[0],
    maxLength: staffLimits.webhooks[name].max,
    defaultValue: posted?.values[name],
    autoComplete: 'off',
  })
  const { given } = posted ?? {}
  const message = posted ? undefined : doneMessages.get(done ?? '')
  return (
    <>
      <p className="muted">
        The site tells another system what happens here. All owners are mailed when a webhook is
        added or ended.
      </p>
      <Answer
        status={
          posted?.message
            ? { kind: 'error', ...posted }
            : message
              ? { kind: 'success', message }
              : undefined
        }
        form="new"
        errors={posted?.errors}
        order={['recipient', 'url']}
      >
        {given && (
          <StaffSection id="given" heading={given.heading} text={given.text}>
            {given.code && <code className={styles['code']}>{given.code}</code>}
          </StaffSection>
        )}
      </Answer>
      <UnreadableRows table="webhook" ids={unreadable} />
      {webhooks.map((webhook) => (
        <Entry key={webhook.id} webhook={webhook} region={region} />
      ))}
      <StaffSection
        id="new"
        heading="Add a webhook"
        text="An event holds a number, a reference, the time, and what you tick."
      >
        <PostForm action={webhooksAddress} className={styles['form']}>
          <Field
            {...text('recipient')}
            label="Recipient"
            hint="Who gets the events, spelled as in the privacy policy."
          />
          <Field
            {...text('url')}
            inputMode="url"
            label="Address"
            hint="It begins with https://, and its receiver supports Standard Webhooks."
          />
          <Boxes kind="event" legend="Events" texts={webhookEvents} posted={posted} />
          <Boxes kind="field" legend="Fields that are sent" texts={webhookFields} posted={posted} />
          <Submit name="act" value="add">
            Add
          </Submit>
        </PostForm>
      </StaffSection>
    </>
  )
}
