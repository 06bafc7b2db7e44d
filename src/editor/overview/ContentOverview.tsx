import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ContentEntry, EntryState } from '#src/contracts/content/content.ts'
import { contentLimits, entryStates } from '#src/contracts/content/content-limits.ts'
import type { EntryGroup } from '#src/contracts/content/kinds.ts'
import type { Region } from '#src/contracts/formats.ts'
import { openingAddress } from '#src/contracts/opening-address.ts'
import { LineButton, LineLink, Options, TextLink } from '#src/staff/kit/controls.tsx'
import { ButtonLink } from '#src/ui/base/Button.tsx'
import { Disclosure } from '#src/ui/base/Disclosure.tsx'
import { Select } from '#src/ui/base/form/Select.tsx'
import { NewEntry } from '../draft/NewEntry.tsx'
import { unsavedText } from '../draft/unsaved-text.ts'
import { SearchField } from '../kit/choices.tsx'
import { readContentList } from '../kit/content-client.ts'
import { ReadingStatus } from '../kit/ReadingStatus.tsx'
import { editAddress, stateWords } from '../kit/state-words.ts'
import { useAnswer } from '../kit/use-answer.ts'
import { FaultList } from '../publish/FaultLines.tsx'
import { isListed } from '../texts/content-filter.ts'
import { EntryLine } from './EntryLine.tsx'
import { HideEntries } from './HideEntries.tsx'
import styles from './Overview.module.css'
import { TextResults } from './TextResults.tsx'
import { useSearch } from './use-search.ts'

const choices = { ...stateWords, faults: 'Something to fix' } as const
type Wanted = EntryState | 'faults' | ''

/** Says what a folded group has that waits for somebody. */
function countsOf(entries: readonly ContentEntry[]): string[] {
  const drafts = entries.filter(({ hasDraft }) => hasDraft).length
  const unconfirmed = entries.filter(({ isUnconfirmed }) => isUnconfirmed).length
  const faults = entries.reduce((sum, one) => sum + one.faults, 0)
  return [
    drafts > 0 ? `${drafts} not published` : '',
    unconfirmed > 0 ? `${unconfirmed} to confirm` : '',
    faults > 0 ? `${faults} to fix` : '',
  ].filter(Boolean)
}

export function ContentOverview({
  account,
  region,
  company,
}: {
  account: number
  /** Region of the reader, and of the company. */
  region: Region
  company: Region
}) {
  const search = useSearch()
  const results = useRef<HTMLDivElement>(null)
  const [wanted, want] = useState<Wanted>('')
  const [whole, showWhole] = useState<EntryGroup>()
  /** Whether the server leaves out entries of a long group, so that it has to look for them too. */
  const [isPart, setPart] = useState(false)
  const asked = isPart
    ? { words: search.words || undefined, state: wanted || undefined, whole }
    : {}
  const list = useAnswer(['content', asked], () => readContentList(asked), true)
  useEffect(() => {
    if (list.answer?.groups.some(({ count, entries }) => count > entries.length)) setPart(true)
  }, [list.answer])
  const [isNew, setNew] = useState(false)
  const [isHiding, setHiding] = useState(false)
  const [unsaved, setUnsaved] = useState<string[]>([])
  useEffect(() => setUnsaved(unsavedText.paths(account)), [account])
  if (!list.answer) return <ReadingStatus what="The content" of={[list]} />
  const {
    groups,
    changed,
    creatable,
    isReadOnly,
    why,
    attention,
    samples,
    unconfirmed,
    languages,
  } = list.answer
  if (isReadOnly)
    return (
      <div role="status" className={`box ${styles['readOnly']}`}>
        <b>Content cannot be edited on this server.</b>
        <p>{why}</p>
      </div>
    )
  const found = groups.flatMap((group) => {
    const filter = { words: search.typed, state: wanted || undefined }
    const entries = group.entries.filter((entry) => isListed(entry, filter))
    const left = group.count - group.entries.length
    return entries.length > 0 ? [{ ...group, entries, count: entries.length + left }] : []
  })
  const isLooking = isPart && (list.isWaiting || search.typed.trim() !== search.words)
  const isSearching = search.words.length >= contentLimits.search.least
  // Who looks for something sees what is found; else the groups are the page.
  const isFiltered = search.typed.trim() !== '' || wanted !== ''
  const goToFirst = (event: SubmitEvent) => {
    event.preventDefault()
    results.current?.querySelector<HTMLAnchorElement>('li > a')?.focus()
  }
  return (
    <>
      {attention.length > 0 && (
        <FaultList id="attention" heading="Published texts with a problem" faults={attention} />
      )}
      {samples > 0 && (
        <p>
          {`Still samples of the example company: ${samples}. `}
          <TextLink href={openingAddress}>Make the site yours</TextLink>
        </p>
      )}
      {unconfirmed.length > 0 && (
        <Disclosure summary={`Documents that wait for an owner: ${unconfirmed.length}`}>
          <FaultList
            id="unconfirmed"
            heading="Visitors see these once an owner has confirmed them"
            faults={unconfirmed}
            look="quiet"
          />
        </Disclosure>
      )}
      {languages.map(({ name, open, entries }) => (
        <Disclosure key={name} summary={`Open texts in ${name}: ${open}`}>
          <ul className="panel">
            {entries.map(({ path, label, count }) => (
              <li key={path}>
                <TextLink isTall href={editAddress(path)}>
                  {label}
                </TextLink>
                <span className="muted">{` ${count}`}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
      <div className={`row tools ${styles['tools']}`}>
        <search>
          <form onSubmit={goToFirst}>
            <SearchField
              form="content"
              label="Search names and texts"
              maxLength={contentLimits.search.max}
              value={search.typed}
              onSearch={search.type}
            />
          </form>
        </search>
        <Select
          form="content"
          name="state"
          label="State"
          value={wanted}
          onChange={(event) => want(event.target.value as Wanted)}
        >
          <option value="">All</option>
          <Options
            of={(['faults', ...entryStates] as const).map((state) => [state, choices[state]])}
          />
        </Select>
        <div className="row">
          {creatable.length > 0 && <LineButton onClick={() => setNew(true)}>New…</LineButton>}
          <LineButton onClick={() => setHiding(true)}>Hide several…</LineButton>
          <LineLink href="/admin/content/pictures">Pictures</LineLink>
          <LineLink href="/admin/content/languages">Languages</LineLink>
          <LineLink href="/admin/content/history">History</LineLink>
          <ButtonLink size="small" href="/admin/content/publish">
            {changed > 0
              ? `Publish ${changed} ${changed === 1 ? 'change' : 'changes'}…`
              : 'Publish…'}
          </ButtonLink>
        </div>
      </div>
      <div ref={results}>
        {found.length === 0 && !isLooking && (!isSearching || wanted !== '') && (
          <p role="status" className={`muted ${styles['none']}`}>{`No entry has ${
            search.typed.trim() === ''
              ? 'this state'
              : wanted === ''
                ? 'this name'
                : 'this name and this state'
          }.`}</p>
        )}
        {found.map(({ group, label, count, entries }) => (
          <section
            key={`${group} ${isFiltered}`}
            aria-labelledby={`group-${group}`}
            className={styles['group']}
          >
            <Disclosure
              open={isFiltered}
              summary={
                <h2 id={`group-${group}`}>
                  <span>{`${label} `}</span>
                  <span className="muted">{[count, ...countsOf(entries)].join(' · ')}</span>
                </h2>
              }
            >
              <ul className="panel">
                {entries.map((entry) => (
                  <EntryLine
                    key={entry.path}
                    entry={entry}
                    company={company}
                    region={region}
                    isUnsaved={unsaved.includes(entry.path)}
                    isAtFaults={wanted === 'faults'}
                  />
                ))}
              </ul>
              {count > entries.length && (
                <LineButton onClick={() => showWhole(group)}>{`Show all ${count}`}</LineButton>
              )}
            </Disclosure>
          </section>
        ))}
        {isSearching && <TextResults words={search.words} />}
      </div>
      {isHiding && <HideEntries onClose={() => setHiding(false)} />}
      {isNew && <NewEntry creatable={creatable} onClose={() => setNew(false)} />}
    </>
  )
}
