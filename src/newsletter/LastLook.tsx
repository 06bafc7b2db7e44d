import type { PostedForm } from '#src/contracts/contact/check-form.ts'
import { type Region, timeZoneName } from '#src/contracts/formats.ts'
import { issueAddress } from '#src/contracts/staff/newsletter-addresses.ts'
import { LineLink, Submit, TextLink } from '#src/staff/kit/controls.tsx'
import { StaffFact, StaffFacts, StaffSection } from '#src/staff/kit/StaffSection.tsx'
import { Answer, PostForm } from '#src/ui/base/form/Answer.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'
import { IssuePreview } from './IssuePreview.tsx'
import styles from './Newsletter.module.css'
import {
  type IssueLanguages,
  type IssueRecord,
  type LastLook as Look,
  sendAddress,
} from './newsletter.ts'

const subscribers = (count: number) => `${count} ${count === 1 ? 'subscriber' : 'subscribers'}`

const timeFor = (count: number, perHour: number) => {
  const hours = Math.ceil(count / perHour)
  return hours <= 1 ? 'less than an hour' : `${hours} hours, ${perHour} mails in each`
}

type Props = {
  issue: IssueRecord
  look: Look
  posted: PostedForm | null
  /** Of the company: the time is read by its clock, not by the reader's. */
  region: Region
  languages: IssueLanguages
}

/** What an owner sees before an issue goes to all subscribers. */
export function LastLookPage({ issue, look, posted, region, languages }: Props) {
  const { article, subject, preview } = issue
  const count = look.recipients
  const isForNobody = issue.state === 'draft' && count === 0
  return (
    <>
      <Answer
        status={posted?.message ? { kind: 'error', ...posted } : undefined}
        form="send"
        errors={posted?.errors}
      />
      <StaffSection id="first" heading="What they see first">
        <StaffFacts>
          <StaffFact label="From">{look.from}</StaffFact>
          <StaffFact label="Subject">{subject}</StaffFact>
          <StaffFact label="Preview line">{preview}</StaffFact>
          {languages.translated.map(({ language, name, subject: own }) => (
            <StaffFact key={language} label={`Subject in ${name}`}>
              <span lang={language}>{own}</span>
            </StaffFact>
          ))}
          {languages.untranslated.map((name) => (
            <StaffFact key={name} label={`In ${name}`}>
              As above: the article is not translated, or has first lines
            </StaffFact>
          ))}
          <StaffFact label="To">{subscribers(count)}</StaffFact>
          <StaffFact label="Set aside">
            {look.setAside > 0 && `${subscribers(look.setAside)}, refused three times`}
          </StaffFact>
          <StaffFact label="It takes">{!isForNobody && timeFor(count, look.perHour)}</StaffFact>
        </StaffFacts>
        {isForNobody ? (
          <p>
            Nobody is subscribed yet, so it can’t be sent.{' '}
            <TextLink href={issueAddress(article)}>Back</TextLink>
          </p>
        ) : (
          <PostForm action={sendAddress(article)} className={styles['form']}>
            <input type="hidden" name="seen" value={look.seen} />
            <Field
              form="send"
              name="at"
              type="datetime-local"
              label="When"
              hint={`Day and time in ${timeZoneName(region)} (${region.timeZone}); empty for now.`}
              error={posted?.errors['at']?.[0]}
              defaultValue={posted?.values['at']}
              isOptional
            />
            <div className="row">
              <Submit>Send to {subscribers(count)}</Submit>
              <LineLink href={issueAddress(article)}>Back</LineLink>
            </div>
            <p className="muted">All owners are told by mail. You can stop it at any time.</p>
          </PostForm>
        )}
      </StaffSection>
      <IssuePreview article={article} languages={languages} />
    </>
  )
}
