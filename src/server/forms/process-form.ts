import type { z } from 'zod'
import { inLanguageOf } from '#src/content/snapshot/snapshot.ts'
import { lang, words } from '#src/content/words/words.ts'
import {
  checkForm,
  type FieldErrors,
  type FieldValues,
  typedValues,
} from '#src/contracts/contact/check-form.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { isAllowed } from '#src/contracts/permissions.ts'
import { say, sayCount } from '#src/contracts/text/say.ts'
import type { SiteContext } from '#src/core/context.server.ts'
import { isAway, NothingBegun } from '#src/core/database/retry.ts'
import {
  answer,
  done,
  type FormAnswer,
  failed,
  invalid,
  type StaffFormRule,
  type Visit,
  waitText,
} from '#src/core/forms/form.server.ts'
import { type Body, type BodyKind, readBody, type UnreadStatus } from '#src/core/http/read-body.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'
import { describeStaffError, describeStorageError } from '#src/core/storage-fault.ts'
import { Unanswered, withinTime } from '#src/core/within.ts'
import { type AttachedFiles, noFiles, readAttachedFiles } from './attached-files.ts'

type FormPage = { request: Request; response: { status?: number; headers: Headers } }

/**
 * Makes the function by which a page processes its form; it returns null if nothing was posted. It
 * sets the status, `Retry-After`, and `no-store`, because the page shows entered values.
 * @param forms null if the page is rendered for the cache
 * @param beforePage called with the answer when the form is processed and its page is rendered next
 */
export const receiveWith =
  <Forms>(
    forms: Forms | null,
    beforePage: (answer: FormAnswer) => Promise<void> = async () => {},
  ) =>
  async <Given>(
    { request, response }: FormPage,
    process: (forms: Forms, request: Request) => Promise<FormAnswer<Given>>,
  ): Promise<FormAnswer<Given> | null> => {
    response.headers.set('cache-control', 'no-store')
    if (request.method !== 'POST' || !forms) return null
    const form = await process(forms, request)
    if (!form.location) await beforePage(form)
    response.status = form.status
    if (form.retryAfter > 0) response.headers.set('retry-after', String(form.retryAfter))
    return form
  }

type Dependencies = Omit<Visit, 'request'> & {
  context: SiteContext
  staff: SignedIn | null
  network: string
  /** Seconds to wait while the network is over its limit (middleware/rate-limit.ts), else 0. */
  retryAfter: number
  /** Whether the form was sent from another site (middleware/same-origin.ts). */
  isFromOtherSite: boolean
  body: Body
  onError: (error: unknown) => void
}

const pick = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)))

/** Says why a body cannot be read. */
function describeUnread(kind: BodyKind, status: UnreadStatus): string {
  const { answers } = words().forms
  if (status === 413) return say(answers.tooLarge, { kilobytes: serverLimits.body / 1024 })
  if (status === 422) return say(answers.tooDeep, { levels: serverLimits.jsonDepth })
  if (kind === 'json') return status === 415 ? answers.noJson : answers.damagedJson
  return status === 415 ? answers.noForm : answers.damaged
}

/** The language that a form names. */
function languageIn(sent: unknown): string | undefined {
  const language =
    sent instanceof FormData ? sent.get('language') : isRecord(sent) ? sent['language'] : undefined
  return typeof language === 'string' ? language : undefined
}

const describeWait = (seconds: number, isForStaff: boolean) =>
  isForStaff ? waitText(seconds) : sayCount(words().forms.answers.wait, seconds, {}, lang())

/**
 * Makes the functions that all forms share: reading, checking, limits, and the message when the
 * server fails (decision 0010).
 */
export function createFormProcessor({
  context,
  staff,
  setSession,
  rememberDevice,
  network,
  retryAfter,
  isFromOtherSite,
  body,
  onError,
}: Dependencies) {
  type Form<T, Given> = {
    schema: z.ZodType<T>
    failed: string
    /** Message where nobody knows whether it arrived; by default `failed`. */
    unknown?: string
    /**
     * Tells staff that the disk is full, and exempts them from the limit, because they may change
     * many contacts in a row.
     */
    isForStaff?: boolean
    /** Shows no field with its error (StaffFormRule). */
    isPressed?: boolean | undefined
    /**
     * Joins several fields of a page into one field of the schema.
     * @returns the only fields to check if the form is just shown again
     */
    prepare?: (fields: FormData) => readonly string[] | undefined
    /**
     * Checks what the schema cannot, such as times. `data` is given if the schema has found no
     * fault.
     */
    validate?: (values: FieldValues, files: AttachedFiles, data?: T) => Promise<FieldErrors>
    act: (data: T, values: FieldValues, files: AttachedFiles) => Promise<FormAnswer<Given>>
  }

  async function processForm<T, Given = never>(
    request: Request,
    kind: BodyKind,
    form: Form<T, Given>,
  ): Promise<FormAnswer<Given>> {
    const { failed: message } = form
    const read = await readBody(request, body, kind)
    if (!read.ok) return failed(read.status, { message, detail: describeUnread(kind, read.status) })
    // Staff read English; a field of theirs may name another language to be changed.
    return form.isForStaff
      ? processBody(read.body, form)
      : inLanguageOf(languageIn(read.body), () => processBody(read.body, form))
  }

  async function processBody<T, Given>(
    sent: unknown,
    {
      schema,
      failed: message,
      unknown,
      isForStaff = false,
      isPressed = false,
      prepare,
      validate,
      act,
    }: Form<T, Given>,
  ): Promise<FormAnswer<Given>> {
    const draftFields = sent instanceof FormData ? prepare?.(sent) : undefined
    const values = typedValues(sent)
    const start = performance.now()
    const { answers, errors: texts } = words().forms
    let files = noFiles
    const again = (part: Parameters<typeof answer<never>>[0]) =>
      answer<never>({ values, files: files.uploaded, ...part })
    try {
      files = await readAttachedFiles(context, network, body)
      if (retryAfter > 0 && !(isForStaff && staff))
        return again({
          outcome: 'failed',
          status: 429,
          message,
          detail: describeWait(retryAfter, isForStaff),
          retryAfter,
        })
      if (isFromOtherSite)
        return again({ outcome: 'failed', status: 403, message, detail: answers.otherSite })
      if (files.isTooLarge) return again({ outcome: 'invalid', status: 413, errors: files.errors })
      const form = checkForm(schema, sent, texts, lang())
      const wait = <Result>(work: Promise<Result>) =>
        isForStaff ? work : withinTime(serverLimits.formMs - (performance.now() - start), work)
      const found = await (validate &&
        wait(validate(values, files, form.ok ? form.data : undefined)))
      const errors = { ...found, ...(form.ok ? {} : form.errors), ...files.errors }
      if (draftFields)
        return again({
          outcome: 'invalid',
          status: 200,
          errors: { ...pick(errors, draftFields), ...files.shownErrors },
        })
      if (!form.ok || Object.keys(errors).length > 0)
        return again({
          outcome: 'invalid',
          status: 422,
          errors: { ...errors, ...files.shownErrors },
          ...(isPressed && { message, detail: Object.values(errors).join(' ') }),
        })
      const result = await wait(act(form.data, values, files))
      if (result.outcome === 'done') return result
      return {
        ...result,
        ...(result.outcome === 'failed' && { message: result.message || message }),
        files: files.uploaded,
      }
    } catch (error) {
      onError(error)
      const faultOf = isForStaff ? describeStaffError : staff ? describeStorageError : () => null
      const isUnknown =
        !(error instanceof NothingBegun) && (error instanceof Unanswered || isAway(error))
      const detail = isUnknown
        ? answers.unknown
        : error instanceof NothingBegun
          ? answers.away
          : answers.tryAgain
      return again({
        ...{ outcome: 'failed', status: 503, detail: faultOf(error) ?? detail },
        message: isUnknown ? (unknown ?? message) : message,
      })
    }
  }

  const processStaffForm = <T, Given = never>(
    request: Request,
    { permission, kind = 'form', act, ...form }: StaffFormRule<T, Given> & { kind?: BodyKind },
  ) =>
    processForm<T, Given>(request, kind, {
      ...form,
      isForStaff: true,
      act: async (data, values) =>
        staff && (permission === null || isAllowed(staff, permission))
          ? act(data, staff, values, { request, setSession, rememberDevice })
          : failed(401, { message: 'Sign in first.' }),
    })

  return { context, staff, done, invalid, failed, processForm, processStaffForm }
}
