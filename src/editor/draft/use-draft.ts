import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type {
  ContentEntryDetail,
  ContentProblem,
  ContentValue,
  EntryConflict,
} from '#src/contracts/content/content.ts'
import { reportUse } from '#src/staff/frame/session-watch.ts'
import { leaveStaffArea } from '#src/staff/frame/staff-flag.ts'
import { putEntry } from '../kit/content-client.ts'
import { withValueAt } from '../texts/value-at.ts'
import { isSameText, mergeDifferent, mergeTexts } from './same-text.ts'
import { unsavedText } from './unsaved-text.ts'

const pauseMs = 900
const retryMs = 10_000

export type SaveState =
  | { kind: 'unchanged' | 'waiting' | 'saving' | 'failed' }
  | { kind: 'saved'; at: string }
  /** Signed out in a browser that cannot store text, so leaving the page would lose it. */
  | { kind: 'ended' }
  | { kind: 'refused'; text: string }

export type Conflict = Pick<EntryConflict, 'value' | 'version' | 'editor' | 'at' | 'isOwn'>

function initialDraft(entry: ContentEntryDetail, account: number) {
  const stored = unsavedText.find(account, entry.path)
  if (!stored || isSameText(stored.value, entry.value))
    return { value: entry.value, base: entry.value, storedAt: null, conflict: null }
  const isTypedOverThis = stored.version === entry.version
  const { base, at: storedAt } = stored
  const both = isTypedOverThis
    ? undefined
    : mergeDifferent({ base, mine: stored.value, theirs: entry.value })
  if (both !== undefined) return { value: both, base: entry.value, storedAt, conflict: null }
  const conflict = isTypedOverThis
    ? null
    : {
        value: entry.value,
        version: entry.version,
        editor: entry.draft?.editor ?? 'a publication',
        at: entry.draft?.at ?? null,
      }
  return { value: stored.value, base, storedAt, conflict }
}

/**
 * Stores a draft in this tab immediately and saves it after a pause. It never overwrites
 * a colleague's later text.
 */
export function useDraft(entry: ContentEntryDetail, account: number) {
  const [start] = useState(() => initialDraft(entry, account))
  const [value, setValue] = useState<ContentValue>(start.value)
  const [state, setState] = useState<SaveState>({ kind: 'unchanged' })
  const [problems, setProblems] = useState<ContentProblem[]>(entry.problems)
  const [unread, setUnread] = useState(entry.unread)
  const [saves, setSaves] = useState(0)
  const [conflict, setConflict] = useState<Conflict | null>(start.conflict)
  const { path } = entry
  const now = useRef({
    value: start.value,
    base: start.base,
    version: entry.version,
    isSaving: false,
    isPaused: start.conflict !== null,
    /**
     * The editor's own text that a resolved conflict replaced. The next save sends it, and the
     * server stores it in the history.
     */
    rejected: undefined as ContentValue | undefined,
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const storeText = useCallback(() => {
    const { value, base, version } = now.current
    unsavedText.store(account, path, { value, base, version })
  }, [account, path])

  const save = useCallback(async () => {
    clearTimeout(timer.current)
    const draft = now.current
    if (draft.isSaving || draft.isPaused) return
    draft.isSaving = true
    setState({ kind: 'saving' })
    const { value: sent, rejected } = draft
    const outcome = await putEntry({
      path,
      value: sent,
      version: draft.version,
      ...(rejected !== undefined && { rejected }),
    })
    draft.isSaving = false
    if (outcome.kind === 'done') {
      reportUse()
      draft.version = outcome.answer.version
      draft.base = sent
      draft.rejected = undefined
      setProblems(outcome.answer.problems)
      setUnread(outcome.answer.unread)
      setSaves((before) => before + 1)
      if (draft.value === sent) {
        unsavedText.forget(account, path)
        setState({ kind: 'saved', at: outcome.answer.at })
      } else {
        storeText()
        timer.current = setTimeout(() => void save(), pauseMs)
      }
    } else if (outcome.kind === 'refused') {
      const { value: theirs, version, editor, at = null, isOwn = false } = outcome.refusal
      // The server already has this text, from a save that was sent while a page closed.
      if (outcome.status === 409 && version !== undefined && isSameText(theirs, sent)) {
        Object.assign(draft, { version, base: sent })
        timer.current = setTimeout(() => void save(), 0)
        return
      }
      const texts = { base: draft.base, mine: draft.value, theirs }
      const both = theirs === undefined || theirs === null ? undefined : mergeDifferent(texts)
      if (outcome.status === 409 && version !== undefined && both !== undefined) {
        Object.assign(draft, { version, base: theirs, value: both })
        setValue(both)
        storeText()
        timer.current = setTimeout(() => void save(), 0)
        return
      }
      if (outcome.status === 409 && theirs !== undefined && version !== undefined) {
        draft.isPaused = true
        setConflict({ value: theirs, version, editor: editor ?? 'somebody else', at, isOwn })
      }
      if (outcome.refusal.problems) setProblems(outcome.refusal.problems)
      setState({ kind: 'refused', text: outcome.text })
    } else if (outcome.kind === 'failed') {
      setState({ kind: 'failed' })
      timer.current = setTimeout(() => void save(), retryMs)
    } else if (outcome.kind === 'signed-out') {
      if (unsavedText.find(account, path)) leaveStaffArea()
      else setState({ kind: 'ended' })
    } else location.assign('/admin')
  }, [account, storeText, path])

  const put = useCallback(
    (next: ContentValue) => {
      const draft = now.current
      draft.value = next
      setValue(next)
      storeText()
      if (draft.isPaused) return
      setState((before) => (before.kind === 'saving' ? before : { kind: 'waiting' }))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), pauseMs)
    },
    [storeText, save],
  )
  const change = useCallback(
    (at: string, next: ContentValue | undefined) =>
      put(withValueAt(now.current.value, at, next) ?? null),
    [put],
  )

  /** The text after a choice, with what only one of the two editors has changed. */
  const merged = (preferred: 'mine' | 'theirs'): ContentValue =>
    (conflict &&
      mergeTexts({ base: now.current.base, mine: value, theirs: conflict.value }, preferred)) ??
    value
  const resolve = (chosen: ContentValue) => {
    if (!conflict) return
    const { value: rejected } = now.current
    Object.assign(now.current, {
      version: conflict.version,
      base: conflict.value,
      isPaused: false,
      rejected,
    })
    setConflict(null)
    put(chosen)
    void save()
  }

  // Removes a stored copy of the server's text, which would become a conflict after a colleague's
  // next change; before anything can be typed, which would be removed with it.
  useLayoutEffect(() => {
    if (!start.storedAt) unsavedText.forget(account, path)
  }, [account, path, start])
  useEffect(() => {
    if (start.storedAt && !start.conflict) void save()
    const flush = () => {
      if (document.visibilityState === 'hidden' && unsavedText.find(account, path)) void save()
    }
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      clearTimeout(timer.current)
    }
  }, [account, path, save, start])

  return {
    value,
    state,
    saves,
    problems,
    unread,
    conflict,
    storedAt: start.storedAt,
    change,
    merged,
    resolve,
    save,
    now,
  }
}
