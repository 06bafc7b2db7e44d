import { z } from 'zod'
import {
  type ChecklistAnswer,
  type ChecklistGroup,
  type ChecklistLine,
  type ChecklistSettled,
  checklistAnswers,
} from '#src/contracts/content/launch-checklist.ts'
import type { AuditAction } from '#src/contracts/staff/audit.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Database, Queryable } from '../database/connect.ts'
import { lockSetting, readSetting, writeSetting } from '../database/settings.ts'
import { listAccounts } from '../database/staff.ts'
import { type Author, type SignedIn, toActor, toAuthor } from './accounts/sessions.ts'
import { recordAudit } from './audit/audit.ts'
import { createBackups } from './storage/backups.ts'

export type ChecklistResult =
  | { outcome: 'done'; group: ChecklistGroup }
  | { outcome: 'missing' | 'proof' }
  | { outcome: 'refused'; detail: string }
/**
 * Why the change of content by an answer is not public; null if it is public, or if the answer
 * changes nothing.
 */
export type ChecklistRefusal = { outcome: 'proof' } | { outcome: 'refused'; detail: string } | null

/**
 * Lists the lines about the content, and publishes answers to them
 * (server/editor/launch-checklist.ts).
 */
export type ChecklistContent = {
  lines: () => readonly ChecklistLine[]
  /** Publishes the answer to several lines as one change. */
  apply: (
    author: Author,
    ids: readonly string[],
    answer: ChecklistAnswer,
  ) => Promise<ChecklistRefusal>
}

const name = 'opening-answers'
const none = '[]'
const answers = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    // `Object.keys` loses their type
    answer: z.enum(Object.keys(checklistAnswers) as ChecklistAnswer[]),
    by: z.string(),
    at: z.int(),
  }),
)
type Answers = z.infer<typeof answers>

type Dependencies = {
  database: Database
  content: ChecklistContent
  hasMailServer: boolean
  hasOwnOrigin: boolean
}

const serverLine = (
  id: string,
  title: string,
  now: string,
  why: string,
  rest: Partial<ChecklistLine> = {},
): ChecklistLine => ({
  ...{ id, title, now, why },
  ...{ group: 'server', fields: [], page: null, partOf: null, answers: [] },
  ...rest,
})

/**
 * Lists values that are still as delivered, and stores the answers of owners about these values
 * (decision 0085).
 */
export function createChecklist({ database, content, hasMailServer, hasOwnOrigin }: Dependencies) {
  const { db } = database
  const readAnswers = async () => answers.parse(JSON.parse((await readSetting(db, name)) ?? none))

  async function linesOfServer(now: number): Promise<ChecklistLine[]> {
    const { since } = await createBackups(database, 0, () => {}).read(now)
    const isBackedUp = now - since < staffLimits.opening.backupMs
    const filed =
      'Every mail stays on the server as a file. Ask the person who runs the server to set a mail server.'
    const mail = serverLine('mail-server', 'Mail server', 'none is set', filed)
    const why =
      'A broken disk would lose every request and every text. Ask the person who runs the server for a backup each night.'
    const days = staffLimits.opening.backupMs / 86_400_000
    const saved = serverLine('backup', 'Backup', `none in ${days} days`, why, { answers: ['ours'] })
    return [...(hasMailServer ? [] : [mail]), ...(isBackedUp ? [] : [saved])]
  }

  async function linesOfOwners(own: number | undefined): Promise<ChecklistLine[]> {
    const owners = (await listAccounts(db)).filter(
      ({ role, disabled }) => role === 'owner' && disabled === 0,
    )
    return owners.flatMap((owner) => {
      const accounts = { label: 'Team', href: '/admin/accounts' }
      const page = owner.id === own ? { label: 'Your account', href: '/admin/account' } : accounts
      const email = [
        'Nobody tells the owner of a sign-in from a new device.',
        { page: accounts },
      ] as const
      const step = ['A stolen password of an owner opens everything.', { page }] as const
      return [
        ...(owner.email === null
          ? [serverLine(`email:${owner.id}`, `E-mail of ${owner.name}`, 'nothing', ...email)]
          : []),
        ...(owner.second_factors === 0
          ? [
              serverLine(
                `second-step:${owner.id}`,
                `Second step of ${owner.name}`,
                'nothing',
                ...step,
              ),
            ]
          : []),
      ]
    })
  }

  /**
   * Reads every line, even if an answer has settled it.
   * @param own number of the reader's account
   */
  async function allLines(own?: number): Promise<ChecklistLine[]> {
    const isOverridden = ({ id }: ChecklistLine) => hasOwnOrigin && id === 'company:url'
    return [
      ...content.lines().filter((line) => !isOverridden(line)),
      ...(await linesOfServer(Date.now())),
      ...(await linesOfOwners(own)),
    ]
  }

  /**
   * Settles or reopens a line, and records that in the audit log, in one transaction.
   * @returns false if another owner was faster
   */
  const keep = (
    staff: SignedIn,
    action: AuditAction,
    subject: string,
    one: Answers[number] | { id: string; answer: 'open' },
  ) =>
    database.write(async (tx: Queryable) => {
      const before = answers.parse(JSON.parse(await lockSetting(tx, name, none)))
      const others = before.filter(({ id }) => id !== one.id)
      if (one.answer === 'open' ? others.length === before.length : others.length < before.length)
        return false
      const after = one.answer === 'open' ? others : [...before, one]
      await writeSetting(tx, name, JSON.stringify(after.slice(-staffLimits.opening.answers)))
      await recordAudit(tx, toActor(staff), { action, subject })
      return true
    })

  return {
    async list(own?: number): Promise<{ open: ChecklistLine[]; settled: ChecklistSettled[] }> {
      const [lines, kept] = [await allLines(own), await readAnswers()]
      const settled = kept.map(({ at, ...one }) => ({
        ...one,
        at: new Date(at).toISOString(),
        isKept: lines.some(({ id }) => id === one.id),
      }))
      return {
        open: lines.filter(({ id }) => !kept.some((one) => one.id === id)),
        settled: settled.reverse(),
      }
    },

    async count(): Promise<number> {
      const [lines, kept] = [await allLines(), await readAnswers()]
      return lines.filter(({ id, partOf }) => partOf === null && !kept.some((one) => one.id === id))
        .length
    },

    async answer(
      staff: SignedIn,
      ids: readonly string[],
      answer: ChecklistAnswer | 'open',
    ): Promise<ChecklistResult> {
      const late = {
        outcome: 'refused',
        detail: `This was ${answer === 'open' ? 'taken back' : 'settled'} already.`,
      } as const
      const isSettled = (await readAnswers()).some(({ id }) => ids.includes(id))
      if (isSettled && answer !== 'open') return late
      const lines = (await allLines()).filter(({ id }) => ids.includes(id))
      const [first] = lines
      if (!first || lines.length < ids.length) return { outcome: 'missing' }
      if (answer !== 'open') {
        if (!lines.every(({ answers }) => answers.includes(answer))) return { outcome: 'missing' }
        const refusal = await content.apply(toAuthor(staff), ids, answer)
        if (refusal) return refusal
      }
      let isFirst = true
      for (const { id, title } of lines)
        isFirst =
          (answer === 'open'
            ? await keep(staff, 'opening.reopened', title, { id, answer })
            : await keep(
                staff,
                'opening.answered',
                `${title}: ${checklistAnswers[answer].toLowerCase()}`,
                { id, title, answer, by: staff.name, at: Date.now() },
              )) && isFirst
      return isFirst ? { outcome: 'done', group: first.group } : late
    },
  }
}
