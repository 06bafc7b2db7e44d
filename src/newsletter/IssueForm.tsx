import type { PostedForm } from '#src/contracts/contact/check-form.ts'
import type { Region } from '#src/contracts/formats.ts'
import { issueAddress } from '#src/contracts/staff/newsletter-addresses.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { ForgetUnsent } from '#src/staff/frame/ForgetUnsent.tsx'
import { UnsentNote } from '#src/staff/frame/UnsentNote.tsx'
import { useUnsentForm } from '#src/staff/frame/use-unsent-form.ts'
import { LineButton, Submit } from '#src/staff/kit/controls.tsx'
import { StaffSection } from '#src/staff/kit/StaffSection.tsx'
import { Answer, PostForm } from '#src/ui/base/form/Answer.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'
import { TextArea } from '#src/ui/base/form/TextArea.tsx'
import { IssuePreview } from './IssuePreview.tsx'
import styles from './Newsletter.module.css'
import {
  type IssueLanguages,
  type IssueRecord,
  type IssueWords,
  issuePlace,
  issueStates,
} from './newsletter.ts'

const limits = staffLimits.issue

type Props = {
  /** Id of the account, by which the browser keeps what is typed. */
  account: number
  region: Region
  article: string
  words: IssueWords
  issue: IssueRecord | null
  posted: (PostedForm & { outcome: string }) | null
  maySend: boolean
  languages: IssueLanguages
}

const hintOfFirstLines = ({ translated, untranslated }: IssueLanguages) => {
  const languages = [...translated.map(({ name }) => name), ...untranslated]
  const where = languages.join(' or ')
  return `Your own words above the article.${where ? ` With them, readers in ${where} get the issue in this language too.` : ''}`
}

type WhoGetsWhat = { languages: IssueLanguages; hasFirstLines: boolean }

/** Says which issue readers get in each other language of the site. */
const WhoGetsWhat = ({ languages: { translated, untranslated }, hasFirstLines }: WhoGetsWhat) => (
  <>
    {translated.map(({ language, name, subject }) => (
      <p key={language}>
        {`Readers in ${name} get the article in ${name}, with its heading as the subject: `}
        <span lang={language}>{subject}</span>.
      </p>
    ))}
    {untranslated.map((name) => (
      <p key={name}>
        {hasFirstLines
          ? `Readers in ${name} get what is written here, because it has first lines.`
          : `Readers in ${name} get what is written here, because the article is not in ${name} yet.`}
      </p>
    ))}
  </>
)

/** Prepares an issue, by a plain form post. Its script keeps what is typed. */
export function IssueForm({
  account,
  region,
  article,
  words,
  issue,
  posted,
  maySend,
  languages,
}: Props) {
  const place = issuePlace(article)
  const isStored = posted?.outcome === 'done'
  const unsent = useUnsentForm(account, place, posted !== null && !isStored)
  const field = (name: keyof IssueWords) => ({
    form: 'issue',
    name,
    error: posted?.errors[name]?.[0],
    defaultValue: posted?.values[name] ?? words[name],
  })
  const kind = isStored ? 'success' : 'error'
  return (
    <>
      <Answer
        status={posted?.message ? { kind, ...posted } : undefined}
        form="issue"
        errors={posted?.errors}
        order={['subject', 'preview', 'intro']}
      />
      {issue === null || issue.state === 'draft' ? (
        <StaffSection id="words" heading="Above the article">
          {isStored && <ForgetUnsent account={account} place={place} />}
          <WhoGetsWhat languages={languages} hasFirstLines={words.intro !== ''} />
          <PostForm
            ref={unsent.form}
            action={issueAddress(article)}
            className={styles['form']}
            onInput={unsent.onInput}
            onSubmit={unsent.leave}
          >
            <UnsentNote unsent={unsent} region={region} />
            <Field {...field('subject')} label="Subject" maxLength={limits.subject.max} />
            <Field
              {...field('preview')}
              label="Preview line"
              hint="Mail programs show it beside the subject."
              maxLength={limits.preview.max}
              isOptional
            />
            <TextArea
              {...field('intro')}
              label="First lines"
              hint={hintOfFirstLines(languages)}
              limit={limits.intro.max}
              rows={5}
              isOptional
            />
            <div className="row">
              <Submit name="act" value="test">
                Send it to me
              </Submit>
              <LineButton type="submit" name="act" value="save">
                Save
              </LineButton>
              {maySend && (
                <LineButton type="submit" name="act" value="look">
                  Last look…
                </LineButton>
              )}
            </div>
            {!maySend && <p className="muted">An owner sends it to the subscribers.</p>}
          </PostForm>
        </StaffSection>
      ) : (
        <p>
          {`${issueStates[issue.state]}: “${issue.subject}”. The mail does not change any more.`}
        </p>
      )}
      <IssuePreview article={article} languages={languages} />
    </>
  )
}
