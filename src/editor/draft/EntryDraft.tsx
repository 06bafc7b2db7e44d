import { useCallback, useEffect, useMemo, useState } from 'react'
import type {
  ContentEntryDetail,
  ContentProblem,
  ContentValue,
  EntryKind,
} from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { Region } from '#src/contracts/formats.ts'
import { withPrefix } from '#src/contracts/paths.ts'
import { may, type Role } from '#src/contracts/permissions.ts'
import { LineButton, TextLink } from '#src/staff/kit/controls.tsx'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { ButtonLink } from '#src/ui/base/Button.tsx'
import { focusOn } from '../fields/focus-field.ts'
import { afterPress } from '../kit/after-press.ts'
import { decideOnFile, discardEntry, moveEntry, postRemoval } from '../kit/content-client.ts'
import styles from '../kit/Editor.module.css'
import { type EditorTools, EntryEditorContext, placeOfElement } from '../kit/editor-context.ts'
import {
  editAddress,
  historyAddress,
  publishAddress,
  slugOf,
  stateWords,
  waitingPage,
} from '../kit/state-words.ts'
import { ownNumbers } from '../kit/text-length.ts'
import { useRequest } from '../kit/use-request.ts'
import { addressOfHeading } from '../markup/address-of-heading.ts'
import { type FoundField, PreviewPane } from '../preview/PreviewPane.tsx'
import { usePreviewPane } from '../preview/use-preview-pane.ts'
import type { ContentChoices } from '../texts/content-list.ts'
import { ownersAlone } from '../texts/entry-rights.ts'
import { filledTexts, findWords, textsAround } from '../texts/find-words.ts'
import { placeOfField } from '../texts/place-of-field.ts'
import { fieldOf, placeInValue, valueAt } from '../texts/value-at.ts'
import { Conflicts } from './Conflicts.tsx'
import { EntryForm } from './EntryForm.tsx'
import { EntryMenu } from './EntryMenu.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { ProblemList } from './ProblemList.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { shownProblems } from './shown-problems.ts'
import { TranslationForm } from './TranslationForm.tsx'
import { unsavedText } from './unsaved-text.ts'
import { useDraft } from './use-draft.ts'
import { useReplace } from './use-replace.ts'

export type EditorProps = {
  path: string
  /**
   * Where the form opens. `field`: empty for none; `isAtFaults`: the entry was opened from a list of
   * faults.
   */
  start: { field: string; words: string; isAtFaults: boolean }
  reader: { account: number; name: string; role: Role; region: Region }
  site: Pick<EditorTools, 'tokens' | 'timeZone' | 'language' | 'currency'>
}

type Props = EditorProps & {
  entry: ContentEntryDetail
  /** What fields choose from. */
  sources: Pick<EditorTools, 'pictures' | 'reloadPictures'> & { choices: ContentChoices }
  isDiscarded: boolean
  /** Shows the entry again. */
  onAgain: (after?: { isDiscarded: boolean }) => Promise<void>
}

/** Place of the first fault, or of the first warning; empty if it is of the whole entry. */
const placeOfFirst = (problems: readonly ContentProblem[]): string => {
  const first = problems.find(({ isWarning }) => !isWarning) ?? problems[0]
  return first ? placeInValue(first.field) : ''
}

export function EntryDraft({
  entry,
  sources: { choices, pictures, reloadPictures },
  start: { field, words, isAtFaults },
  reader: { account, name, role, region },
  site,
  isDiscarded,
  onAgain,
}: Props) {
  const draft = useDraft(entry, account)
  const { change: put, now, problems: found, unread } = draft
  const preview = usePreviewPane()
  const { schema, translation } = entry
  const tokens = useMemo(
    () => ({ ...site.tokens, ...ownNumbers(entry.value) }),
    [site.tokens, entry.value],
  )
  const [edited, setEdited] = useState<readonly string[]>([])
  const follow = useCallback(
    (at: string) =>
      setEdited(textsAround(filledTexts(schema, now.current.value, tokens), fieldOf(at))),
    [now, schema, tokens],
  )
  /** Result of the last paste, shown until the next change. */
  const [notice, setNotice] = useState<{ text: string; undo?: (() => void) | undefined }>({
    text: '',
  })
  const announce = useCallback((text: string, undo?: () => void) => setNotice({ text, undo }), [])
  const change = useCallback(
    (at: string, value: ContentValue | undefined) => {
      setNotice({ text: '' })
      const address = addressOfHeading(schema, {
        at,
        words: value,
        before: now.current.value,
        published: entry.published,
      })
      put(at, value)
      if (address) put(address.at, address.value)
      follow(at)
    },
    [entry, follow, now, put, schema],
  )
  const putBack = useCallback(
    (at: string, value: ContentValue) => {
      setNotice({ text: '' })
      put(at, value)
    },
    [put],
  )
  const { replace, undo } = useReplace({ change, now, put: putBack })
  /**
   * Paths of fields that have lost the focus. A new entry shows the problems of these fields only,
   * unless it was opened from a list of faults.
   */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const problems = useMemo(
    () =>
      entry.published === null && !isAtFaults
        ? found.filter(({ field, path }) => path !== entry.path || left.has(placeInValue(field)))
        : shownProblems(found, {
            path: entry.path,
            value: draft.value,
            first: entry.problems,
            left,
          }),
    [draft.value, entry, found, isAtFaults, left],
  )
  const [opened] = useState(() => field || (isAtFaults ? placeOfFirst(found) : ''))
  const [target, setTarget] = useState<string | null>(opened || null)
  const { status, request } = useRequest()
  const publishesAll = may(role, 'content.publish-all')
  const go = (at: string) => {
    setTarget(at)
    focusOn(at)
  }
  const find = (texts: readonly string[]): FoundField[] =>
    findWords(filledTexts(schema, draft.value, tokens), texts)
      .slice(0, contentLimits.words.found)
      .map(({ field }) => ({
        path: entry.path,
        field,
        place: placeOfField(schema, field),
        label: entry.label,
      }))
  const goToWords = ({ field }: FoundField) => {
    preview.showForm()
    go(placeInValue(field))
  }
  useEffect(() => {
    document.title = entry.label
  }, [entry.label])
  useEffect(() => {
    if (opened) focusOn(opened, words)
    else if (isAtFaults) document.getElementById('problems')?.focus()
  }, [opened, words, isAtFaults])
  const editor = useMemo(() => {
    const faults = new Map<string, string[]>()
    for (const { path, field: at, message, isWarning } of problems) {
      // Warnings are shown only in the list above the form; they do not make a field invalid.
      if (path === entry.path && !isWarning)
        faults.set(placeInValue(at), [...(faults.get(placeInValue(at)) ?? []), message])
    }
    return {
      change,
      replace,
      undo,
      read: (at: string) => valueAt(now.current.value, at),
      announce,
      problems: faults,
      unread: new Set(unread.map(placeInValue)),
      target,
      opensFaults: isAtFaults,
      addresses: choices.addresses,
      products: choices.products.map(({ path, label }) => ({ slug: slugOf(path), label })),
      accessories: choices.accessories.map(({ path, label }) => ({ slug: slugOf(path), label })),
      pictures,
      reloadPictures,
      folder: entry.group === 'products' ? `products/${slugOf(entry.path)}` : 'scenes',
      tokens,
      timeZone: site.timeZone,
      language: site.language,
      currency: site.currency,
    }
  }, [
    change,
    choices,
    entry,
    isAtFaults,
    now,
    pictures,
    problems,
    reloadPictures,
    replace,
    site.timeZone,
    site.language,
    site.currency,
    announce,
    target,
    tokens,
    undo,
    unread,
  ])

  const act = async (how: typeof discardEntry) => {
    if (unsavedText.find(account, entry.path)) await draft.save()
    await request(how({ path: entry.path, version: draft.now.current.version }), async () => {
      unsavedText.forget(account, entry.path)
      if (how === discardEntry && entry.published !== null) await onAgain({ isDiscarded: true })
      else location.assign(how === discardEntry ? historyAddress(entry.path) : '/admin/content')
    })
  }
  const decide = async (take: 'file' | 'entry') => {
    const { version } = draft.now.current
    await request(decideOnFile({ path: entry.path, version, take }), () => onAgain())
  }
  const move = async (kind: EntryKind, slug: string) => {
    if (unsavedText.find(account, entry.path)) await draft.save()
    const { version } = draft.now.current
    await request(moveEntry({ path: entry.path, kind, slug, version }), ({ path }) => {
      unsavedText.forget(account, entry.path)
      location.assign(editAddress(path))
    })
  }
  const state = draft.state.kind === 'saved' && entry.state === 'published' ? 'draft' : entry.state
  return (
    <EntryEditorContext value={editor}>
      <h1>{entry.label}</h1>
      <LanguageTabs languages={entry.languages} path={entry.path} />
      <div className={`row ${styles['bar']}`}>
        <SaveStatus
          state={
            draft.conflict
              ? { kind: 'refused', text: 'it was changed elsewhere too.' }
              : draft.state
          }
          region={region}
          onRetry={() => void draft.save()}
        />
        <span className={`row ${styles['barLinks']}`}>
          <TextLink isTall href={historyAddress(entry.path)}>
            History
          </TextLink>
          <LineButton aria-expanded={preview.isOpen} onClick={preview.toggle}>
            {preview.isOpen ? 'Close the preview' : 'Preview'}
          </LineButton>
          <ButtonLink size="small" href={publishAddress(entry.path, waitingPage())}>
            Publish…
          </ButtonLink>
        </span>
        <div role="status" className={`row ${styles['notice']}`}>
          {draft.conflict && (
            <>
              <p>Nothing that you type is saved before you choose which text stays.</p>
              <LineButton onClick={() => document.getElementById('conflict')?.focus()}>
                Choose
              </LineButton>
            </>
          )}
          {notice.text && <p>{notice.text}</p>}
          {notice.text && notice.undo && <LineButton onClick={notice.undo}>Undo</LineButton>}
        </div>
      </div>
      <p className="muted">
        <span>
          {state === 'published' && translation && entry.published === null
            ? 'Not translated'
            : stateWords[state]}
        </span>
        {entry.editor !== null && entry.at !== null && (
          <>
            <span>{`, ${entry.draft ? 'last saved' : 'last published'} by ${entry.editor} `}</span>
            <LocalTime moment={entry.at} region={region} />
          </>
        )}
        {entry.address && (
          <span>{` · ${withPrefix(translation?.prefix ?? '', entry.address)}`}</span>
        )}
      </p>
      {entry.isOwners && !publishesAll && (
        <p className={`panel ${styles['note']}`}>
          {`${ownersAlone.entry}. You may prepare a draft.`}
        </p>
      )}
      {entry.draft && entry.draft.editor !== name && draft.saves === 0 && (
        <p className={`panel ${styles['note']}`}>
          <b>{`This is ${entry.draft.editor}’s draft.`}</b>
          <span> Your changes are added to it; their text stays in the history.</span>
        </p>
      )}
      {isDiscarded && draft.saves === 0 && (
        <p role="status" className={`panel ${styles['note']}`}>
          The draft was discarded. You can bring it back from the{' '}
          <TextLink href={historyAddress(entry.path)}>history</TextLink>.
        </p>
      )}
      {draft.storedAt && !draft.conflict && (
        <p role="status" className={`panel ${styles['note']}`}>
          Your unsaved text of <LocalTime moment={draft.storedAt} region={region} /> was restored.
        </p>
      )}
      <Conflicts
        entry={entry}
        draft={draft}
        region={region}
        onKeepDraft={() => void draft.save().then(() => onAgain())}
        onDiscard={() => void act(discardEntry)}
        onDecide={(take) => void decide(take)}
      />
      <div className={styles['columns']} data-preview={preview.isOpen}>
        {!translation && (
          <ProblemList
            schema={schema}
            value={draft.value}
            problems={problems}
            path={entry.path}
            onGo={go}
          />
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for fields that get or lose the focus */}
        <div
          className={styles['form']}
          onFocus={({ target }) => {
            const at = placeOfElement(target)
            if (at !== '') follow(at)
          }}
          onBlur={({ target }) =>
            afterPress(() => setLeft((before) => new Set([...before, placeOfElement(target)])))
          }
        >
          {translation ? (
            <TranslationForm translation={translation} value={draft.value} problems={found} />
          ) : (
            <EntryForm schema={schema} value={draft.value} />
          )}
          <EntryMenu
            entry={entry}
            creatable={choices.creatable}
            hasDraft={entry.draft !== null || draft.state.kind === 'saved'}
            status={status}
            canDelete={publishesAll}
            onMove={(kind, slug) => void move(kind, slug)}
            onDiscard={() => void act(discardEntry)}
            onRemove={() => void act(postRemoval)}
          />
        </div>
        {preview.isOpen && (
          <PreviewPane
            path={entry.path}
            shownOn={
              translation ? withPrefix(translation.prefix, entry.shownOn ?? '/') : entry.shownOn
            }
            isNew={entry.published === null}
            saves={draft.saves}
            edited={edited}
            find={find}
            onGo={goToWords}
          />
        )}
      </div>
    </EntryEditorContext>
  )
}
