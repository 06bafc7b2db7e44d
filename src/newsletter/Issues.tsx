import type { PostedForm } from '#src/contracts/contact/check-form.ts'
import { describeMailFault } from '#src/contracts/contact/mail-faults.ts'
import type { Region } from '#src/contracts/formats.ts'
import { issueAddress, newsletterAddress } from '#src/contracts/staff/newsletter-addresses.ts'
import { LineButton, LineLink, TextLink } from '#src/staff/kit/controls.tsx'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { StaffFact, StaffFacts, StaffSection } from '#src/staff/kit/StaffSection.tsx'
import { EmptyList } from '#src/staff/lists/EmptyList.tsx'
import { UnreadableRows } from '#src/staff/lists/UnreadableRows.tsx'
import { Answer, PostForm } from '#src/ui/base/form/Answer.tsx'
import {
  type IssueArticle,
  type IssueRecord,
  issueStates,
  type NewsletterDone,
  newsletterDone,
  type SetAside,
  sendAddress,
} from './newsletter.ts'

type ActProps = { act: 'stop' | 'return'; id: number; label: string; of: string }
const Act = ({ act, id, label, of }: ActProps) => (
  <PostForm action={newsletterAddress}>
    <input type="hidden" name="id" value={id} />
    <LineButton type="submit" name="act" value={act} aria-label={`${label}: ${of}`}>
      {label}
    </LineButton>
  </PostForm>
)

type FactsProps = { issue: IssueRecord; perHour: number; region: Region }
const Facts = ({ issue, perHour, region }: FactsProps) => (
  <StaffFacts>
    {issue.stalledSince && (
      <StaffFact label="Problem">
        <b>
          Nothing has gone out since <LocalTime moment={issue.stalledSince} region={region} />.
        </b>
      </StaffFact>
    )}
    {issue.held === 'hidden' && (
      <StaffFact label="Article">
        <b>Visitors cannot read the article now.</b> Nobody gets the mail until it is public again
        and an owner sends the rest.
      </StaffFact>
    )}
    {issue.held === 'changed' && (
      <StaffFact label="Article">
        <b>The article was changed since.</b> Nobody gets the earlier words any more. An owner sends
        the rest as it reads now.
      </StaffFact>
    )}
    <StaffFact label="State">
      {issueStates[issue.state]}
      {issue.sendAt && (
        <>
          , <LocalTime moment={issue.sendAt} region={region} />
        </>
      )}
    </StaffFact>
    <StaffFact label="Subject">{issue.subject}</StaffFact>
    {!['draft', 'scheduled'].includes(issue.state) && (
      <>
        <StaffFact label="Sent">{String(issue.sent)}</StaffFact>
        <StaffFact label="Waiting">
          {`${issue.waiting}${issue.state === 'sending' && issue.waiting > 0 ? `, at most ${perHour} go out in an hour` : ''}`}
          {issue.retried.map(({ fault, count, next }) => (
            <p key={fault}>
              {`${count}: ${describeMailFault(fault)}, tried again `}
              <LocalTime moment={next} region={region} />
            </p>
          ))}
        </StaffFact>
        <StaffFact label="Refused">
          {issue.refused.map(([answer, count]) => `${count} by ${answer}`).join(', ') || '0'}
        </StaffFact>
        <StaffFact label="Left since">{String(issue.left)}</StaffFact>
        <StaffFact label="Visits">{String(issue.visits)}</StaffFact>
      </>
    )}
  </StaffFacts>
)

type Props = {
  articles: IssueArticle[]
  /** Ids of issues that cannot be shown. */
  unreadable: number[]
  /** Empty for an account that may not see addresses. */
  setAside: SetAside[]
  maySend: boolean
  /** `isBegun`: somebody else, or an earlier press, has sent the issue. */
  answer: { posted: PostedForm | null; done: NewsletterDone | null; isBegun: boolean }
  /** Most mails of issues in an hour. */
  perHour: number
  region: Region
}

/** Articles with their issues of the newsletter. */
export const Issues = ({
  articles,
  unreadable,
  setAside,
  maySend,
  answer: { posted, done, isBegun },
  perHour,
  region,
}: Props) => {
  const begun = isBegun && 'It was sent or scheduled before your press. Nobody gets it twice.'
  const error = posted?.message || begun
  const status =
    done && !posted ? { kind: 'success' as const, message: newsletterDone[done] } : undefined
  const others = articles.filter(({ issue }) => issue === null)
  return (
    <>
      <p className="muted">
        An article goes to all confirmed subscribers, once each. Editors prepare it, owners send it.
      </p>
      <Answer status={error ? { kind: 'error', ...posted, message: error } : status} />
      <UnreadableRows table="newsletter_issue" ids={unreadable} />
      {articles.length === 0 && (
        <EmptyList
          title="No article is public."
          text="An article can be sent once visitors can read it."
          link={{ label: 'Write one', href: '/admin/content' }}
        />
      )}
      {articles.map(
        ({ article, heading, issue }) =>
          issue && (
            <StaffSection key={article} id={`article-${article}`} heading={heading}>
              <Facts issue={issue} perHour={perHour} region={region} />
              <div className="row">
                <LineLink href={issueAddress(article)} aria-label={`Open the mail: ${heading}`}>
                  Open the mail
                </LineLink>
                {maySend && issue.state === 'stopped' && (
                  <LineLink href={sendAddress(article)} aria-label={`Go on: ${heading}`}>
                    Go on…
                  </LineLink>
                )}
                {maySend && ['scheduled', 'sending'].includes(issue.state) && (
                  <Act act="stop" id={issue.id} label="Stop" of={heading} />
                )}
              </div>
            </StaffSection>
          ),
      )}
      {others.length > 0 && (
        <StaffSection id="others" heading="Not sent yet" text="Open one to prepare its mail.">
          <ul className="stack">
            {others.map(({ article, heading }) => (
              <li key={article}>
                <TextLink isTall href={issueAddress(article)}>
                  {heading}
                </TextLink>
              </li>
            ))}
          </ul>
        </StaffSection>
      )}
      {setAside.length > 0 && (
        <StaffSection
          id="set-aside"
          heading={`Set aside: ${setAside.length}`}
          text="Mail servers refused these addresses for good, three issues in a row."
        >
          <ul className="stack">
            {setAside.map(({ id, email }) => (
              <li key={id} className="row">
                {email}
                <Act act="return" id={id} label="Send to it again" of={email} />
              </li>
            ))}
          </ul>
        </StaffSection>
      )}
    </>
  )
}
