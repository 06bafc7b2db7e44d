import { confirmAddress } from '#src/contracts/account/proof.ts'
import {
  type ChecklistAnswer,
  type ChecklistGroup,
  type ChecklistLine,
  type ChecklistSettled,
  checklistAddress,
  checklistAnswers,
  checklistGroups,
  testMailAddress,
} from '#src/contracts/content/launch-checklist.ts'
import type { Region } from '#src/contracts/formats.ts'
import { Disclosure } from '#src/ui/base/Disclosure.tsx'
import { TickBox } from '#src/ui/base/form/TickBox.tsx'
import { editAddress } from '../content/kit/state-words.ts'
import { FrameButton, TextLink } from '../kit/controls.tsx'
import { LocalTime } from '../kit/LocalTime.tsx'
import { StaffSection } from '../kit/StaffSection.tsx'
import styles from './LaunchChecklist.module.css'

type Props = {
  open: readonly ChecklistLine[]
  settled: readonly ChecklistSettled[]
  /** Whether the reader has lately confirmed who they are. */
  isProved: boolean
  region: Region
}

type AnswerProps = { line: string; answer: ChecklistAnswer | 'open'; label: string; of: string }

const Answer = ({ line, answer, label, of }: AnswerProps) => (
  <form method="post" action={checklistAddress}>
    <input type="hidden" name="line" value={line} />
    <FrameButton type="submit" name="answer" value={answer} aria-label={`${label}: ${of}`}>
      {label}
    </FrameButton>
  </form>
)

const Answers = ({ id, title, answers }: Pick<ChecklistLine, 'id' | 'title' | 'answers'>) =>
  answers.map((answer) => (
    <Answer key={answer} line={id} answer={answer} label={checklistAnswers[answer]} of={title} />
  ))

function Changes({ fields, page }: ChecklistLine) {
  const links = [
    ...fields.map(({ label, path, field }) => ({
      label: `Change ${label}`,
      href: `${editAddress(path, field)}&from=opening`,
    })),
    ...(page ? [{ label: `Open ${page.label}`, href: page.href }] : []),
  ]
  const list = links.map(({ label, href }) => (
    <TextLink key={href} href={href}>
      {label}
    </TextLink>
  ))
  return links.length > 2 ? (
    <Disclosure summary={`Change one of ${links.length}`}>{list}</Disclosure>
  ) : (
    list
  )
}

const Line = ({ parts, ...line }: ChecklistLine & { parts: readonly ChecklistLine[] }) => (
  <li>
    <div>
      <h3>{line.title}</h3>
      <p>
        Now: <b>{line.now}</b>. {line.why}
      </p>
      {parts.length > 0 && (
        <Disclosure summary={`Parts to answer: ${parts.length}`} open>
          <ul className={styles['questions']}>
            {parts.map(({ id, now, title, answers }) => (
              <li key={id}>
                {now}
                <Answers id={id} title={title} answers={answers} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
    <div className={`row ${styles['ways']}`}>
      <Changes {...line} />
      <Answers {...line} />
    </div>
  </li>
)

/** Prices are settled together: those that are ticked, in one publication. */
const Prices = ({ lines, isProved }: { lines: readonly ChecklistLine[]; isProved: boolean }) => (
  <form method="post" action={checklistAddress} className={styles['prices']}>
    <p>{lines[0]?.why} Tick the values that you stand by, and change the others.</p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
    <section aria-label={checklistGroups.prices} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{checklistAnswers.ours}</th>
            <th scope="col">Value</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.id}>
              <td>
                <label>
                  <TickBox name={`line-${index}`} value={line.id} />
                  <span className="visually-hidden">{`${line.title} is ours`}</span>
                </label>
              </td>
              <th scope="row">
                {line.fields.map(({ path, field }) => (
                  <TextLink key={path} isTall href={`${editAddress(path, field)}&from=opening`}>
                    {line.title}
                  </TextLink>
                ))}
              </th>
              <td className="tabular">{line.now}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    {/* The proof is on another page, where ticks would be lost. */}
    {isProved ? (
      <FrameButton type="submit" name="answer" value="ours">
        The ticked values are ours
      </FrameButton>
    ) : (
      <TextLink isTall href={confirmAddress(`${checklistAddress}?settled=proof`)}>
        Confirm who you are, then tick
      </TextLink>
    )}
  </form>
)

export const Opening = ({ open, settled, isProved, region }: Props) => {
  const own = open.filter(({ partOf }) => partOf === null)
  return (
    <>
      <p>
        {own.length === 0
          ? 'Every value is settled.'
          : `${own.length} ${own.length === 1 ? 'value is' : 'values are'} still as delivered. Change each, or say that it is yours or that you have none. “We have none” is public at once, and removes the links, cards and sentences that name it.`}
      </p>
      {(Object.entries(checklistGroups) as [ChecklistGroup, string][]).map(([group, heading]) => {
        const lines = own.filter((line) => line.group === group)
        return lines.length === 0 ? null : (
          <StaffSection key={group} id={`opening-${group}`} heading={`${heading}: ${lines.length}`}>
            {group === 'prices' ? (
              <Prices lines={lines} isProved={isProved} />
            ) : (
              <ul className={styles['lines']}>
                {lines.map((line) => (
                  <Line
                    key={line.id}
                    {...line}
                    parts={open.filter(({ partOf }) => partOf === line.id)}
                  />
                ))}
              </ul>
            )}
          </StaffSection>
        )
      })}
      <StaffSection id="test-mail" heading="Do mails go out?">
        <form method="post" action={testMailAddress} className="row">
          <p>
            A mail to the company’s mailbox goes out at once, and you read here what the mail server
            says.
          </p>
          <FrameButton type="submit">Send a test mail</FrameButton>
        </form>
      </StaffSection>
      {settled.length > 0 && (
        <StaffSection id="opening-settled" heading={`Settled: ${settled.length}`}>
          <ul className={styles['lines']}>
            {settled.map(({ id, title, answer, by, at, isKept }) => (
              <li key={`${id} ${at}`}>
                <div>
                  <h3>{title}</h3>
                  <p className="muted">
                    {checklistAnswers[answer]}, said {by}, <LocalTime moment={at} region={region} />
                  </p>
                </div>
                {isKept && (
                  <div className={`row ${styles['ways']}`}>
                    <Answer line={id} answer="open" label="Undo" of={title} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </StaffSection>
      )}
    </>
  )
}
