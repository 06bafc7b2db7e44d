import { shiftDay } from '#src/contracts/days.ts'
import { retention } from '#src/contracts/retention.ts'

/** Whether the page of an offer can still be read. @param today by the company's calendar */
export const isReadable = (today: string, { validUntil }: { validUntil: string }) =>
  shiftDay(today, -retention.offerDays) <= validUntil

/** By whom the notes of the page are written; staff can neither change nor delete them. */
export const customerName = 'the customer'

/** How the note of a question begins, before the line with the question. */
const questionAbout = (number: string) => `Question about pro-forma ${number}:\n`
export const questionNote = (number: string, question: string) => questionAbout(number) + question
/** Returns what was asked, of the note of a question. */
export const questionOf = (number: string, text: string) =>
  text.startsWith(questionAbout(number)) ? text.slice(questionAbout(number).length) : text

type Note = { asks_about: string | null; written_at: number; closed_at: number | null }
type Reply = { written_at: number; failed_at: number | null; leaves_questions: 0 | 1 }

/** Returns those of the notes of a request that ask something, and that neither a reply nor staff have answered. */
export const openQuestions = <Asked extends Note>(
  notes: readonly Asked[],
  replies: readonly Reply[],
) =>
  notes.filter(
    ({ asks_about, written_at: at, closed_at }) =>
      asks_about !== null &&
      closed_at === null &&
      !replies.some(
        ({ written_at, failed_at, leaves_questions }) =>
          written_at > at && failed_at === null && leaves_questions === 0,
      ),
  )

/** Characters that the forms of an offer take. */
export const offerLimits = { name: 100, orderNumber: 120, code: 20, text: 1500 } as const
