import { useState } from 'react'
import { confirmAddress } from '#src/contracts/account/proof.ts'
import type { FileChange } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { Region } from '#src/contracts/formats.ts'
import { leaveStaffArea } from '#src/staff/frame/staff-flag.ts'
import { LineButton, LineLink, SmallButton } from '#src/staff/kit/controls.tsx'
import { EmptyList } from '#src/staff/lists/EmptyList.tsx'
import { ButtonLink } from '#src/ui/base/Button.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'
import { type FormOutcome, FormStatus } from '#src/ui/base/form/FormStatus.tsx'
import { BackLink } from '../kit/BackLink.tsx'
import { publish, readCheck } from '../kit/content-client.ts'
import { ReadingStatus } from '../kit/ReadingStatus.tsx'
import { publishAddress, waitingPage } from '../kit/state-words.ts'
import { useAnswer } from '../kit/use-answer.ts'
import { BrokenLinksDialog } from './BrokenLinks.tsx'
import { FaultList } from './FaultLines.tsx'
import { NotPublished } from './NotPublished.tsx'
import { ChangedPages } from './PublicPages.tsx'
import styles from './Publish.module.css'
import { PublishRow } from './PublishRow.tsx'
import {
  faultsByPath,
  isChosen,
  isOwnersAlone,
  tickable,
  tickedPaths,
  tickedWords,
  whyGrey,
} from './publish-choice.ts'
import { type PublishVisit, readChosen, readTicks, storeTicks, type Ticks } from './stored-ticks.ts'

/** Faults in view above the changes, so that these begin on the first screen. */
const shownFaults = 3
const shownAdvice = 8

const unanswered =
  'The server does not answer. Look at the history before you try again: the change may be public.'

export function PublishPage({
  visit,
  region,
  company,
}: {
  visit: PublishVisit
  region: Region
  company: Region
}) {
  const all = useAnswer(['check'], () => readCheck())
  const { entry } = visit
  const [chosen] = useState(() => readChosen(entry))
  const [choices, setChoices] = useState(() => readTicks(visit, chosen))
  const paths = all.answer ? tickedPaths(all.answer, chosen, choices) : []
  const now = useAnswer(['check', ...paths], () => readCheck(paths))
  const [summary, setSummary] = useState('')
  const [status, setStatus] = useState<FormOutcome | undefined>()
  const [isRunning, setRunning] = useState(false)
  const [isAsking, setAsking] = useState(false)
  if (!all.answer) return <ReadingStatus what="What has changed" of={[all]} />
  const { answer } = all
  const { changes, versions, drafts, refused } = answer
  const faults = faultsByPath(all.answer)
  const problems = paths.length > 0 ? (now.answer?.problems ?? []) : []
  const blocking = problems.filter(({ isWarning }) => !isWarning)
  const advice = problems.filter(({ isWarning }) => isWarning)
  const why = whyGrey(all.answer, now.answer, paths, chosen)
  const needsProof =
    refused?.refusal === 'proof' && refused.changes.some(({ path }) => paths.includes(path))
  const lost = (now.answer?.brokenLinks ?? []).filter(({ path }) => paths.includes(path))
  const isFirst = ({ path }: FileChange) => isChosen(chosen, path) || (drafts[path]?.isOwn ?? false)
  const rows = [...changes.filter(isFirst), ...changes.filter((file) => !isFirst(file))]
  const here = location.pathname + location.search
  const choose = (ticks: Ticks) => {
    // Only ticks of drafts that still wait: a later draft of the same entry begins anew.
    const waiting = Object.fromEntries(
      Object.entries(ticks).filter(([path]) => changes.some((change) => change.path === path)),
    )
    // The address keeps the ticks over a reload and a proof; a link that leads here starts anew.
    if (entry !== '') history.replaceState(null, '', publishAddress(entry, waitingPage(), true))
    storeTicks(entry, waiting)
    setChoices(waiting)
  }
  const every = tickable(answer)
  const isWhole = every.every((path) => paths.includes(path))
  const publishChosen = async (addRedirects: string[] = []) => {
    setAsking(false)
    setStatus(undefined)
    setRunning(true)
    const outcome = await publish({ paths, versions, summary, addRedirects })
    if (outcome.kind === 'signed-out') return leaveStaffArea()
    if (outcome.kind === 'refused' && outcome.needsProof)
      return location.assign(confirmAddress(here, { press: 'publish' }))
    if (outcome.kind === 'done') {
      setSummary('')
      choose(Object.fromEntries(Object.entries(choices).filter(([, isTicked]) => !isTicked)))
      const isForLater = outcome.answer.waiting.length > 0 && outcome.answer.addresses.length === 0
      const message = isForLater ? 'Published for later' : 'Published'
      setStatus({
        kind: 'success',
        message,
        detail: (
          <>
            <BackLink from={waitingPage()} />
            <NotPublished check={answer} ticked={paths} />
            <ChangedPages {...outcome.answer} region={region} company={company} />
          </>
        ),
      })
    } else {
      const isRefused = outcome.kind === 'refused'
      const message = isRefused
        ? 'Not published: the site is as it was, and your drafts are safe'
        : 'No answer'
      setStatus({ kind: 'error', message, detail: isRefused ? outcome.text : unanswered })
    }
    await Promise.all([all.reload(), now.reload()])
    setRunning(false)
  }
  return (
    <>
      <div className={styles['outcome']}>
        <FormStatus status={status} />
      </div>
      {changes.length === 0 && (
        <EmptyList
          title="There is nothing to publish: the site shows all there is."
          text="Change a text, a price or a picture in Content. It is saved as a draft, which only staff see, and waits here until you publish it."
          link={{ label: 'Choose what to change', href: '/admin/content' }}
        />
      )}
      {blocking.length > 0 && (
        <FaultList id="faults" heading="Fix these first" faults={blocking} most={shownFaults} />
      )}
      {changes.length > 0 && (
        <section aria-labelledby="changes" className={`box ${styles['changes']}`}>
          <h2 id="changes">What will change</h2>
          <div className="row">
            <p role="status">{tickedWords(answer, paths, chosen)}</p>
            {every.length > 1 && (
              <LineButton
                disabled={isRunning}
                onClick={() =>
                  choose(
                    Object.fromEntries(
                      (isWhole ? changes.map(({ path }) => path) : every).map((path) => [
                        path,
                        !isWhole,
                      ]),
                    ),
                  )
                }
              >
                {isWhole ? 'Tick none' : `Tick all ${every.length}`}
              </LineButton>
            )}
          </div>
          <ul>
            {rows.map((file) => (
              <PublishRow
                key={file.path}
                file={file}
                draft={drafts[file.path]}
                faults={faults.get(file.path) ?? 0}
                refused={refused}
                region={region}
                isTicked={paths.includes(file.path)}
                isFixed={isRunning || isOwnersAlone({ refused }, file.path)}
                onTick={(isTicked) => choose({ ...choices, [file.path]: isTicked })}
              />
            ))}
          </ul>
          {/* Hidden until identity is proved, because the proof is on another page and text typed
              here would be lost. */}
          {!needsProof && (
            <Field
              form="publish"
              name="summary"
              label="What is this change?"
              hint="One line for the history, such as “New prices for March”."
              isOptional
              maxLength={contentLimits.summary.max}
              value={summary}
              onChange={(event) => setSummary(event.target.value)}
            />
          )}
          <div className="row">
            {needsProof ? (
              <ButtonLink size="small" href={confirmAddress(here)}>
                Confirm that it is you
              </ButtonLink>
            ) : (
              <SmallButton
                disabled={isRunning || why !== null}
                aria-describedby={why === null ? undefined : 'why-grey'}
                onClick={() => (lost.length > 0 ? setAsking(true) : void publishChosen())}
              >
                {isRunning
                  ? 'Publishing…'
                  : `Publish ${paths.length === changes.length ? 'all' : paths.length || ''}`.trim()}
              </SmallButton>
            )}
            <LineLink href="/admin/content/preview">Preview first</LineLink>
          </div>
          {!needsProof && why !== null && !isRunning && <p id="why-grey">{why}</p>}
          <p className="muted">
            The pages are tested first, which takes some seconds. If all is well, visitors see the
            change at once.
          </p>
        </section>
      )}
      {advice.length > 0 && (
        <FaultList
          id="advice"
          heading="Worth a look: this does not prevent publishing"
          faults={advice}
          look="quiet"
          most={shownAdvice}
        />
      )}
      {isAsking && (
        <BrokenLinksDialog
          canAddRedirects
          brokenLinks={lost}
          onPublish={(addRedirects) => void publishChosen(addRedirects)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
