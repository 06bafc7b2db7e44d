// Requests of the API about staff's work on a request. The browser imports
// only types from this file.

import { z } from 'zod'
import { formText, idempotencyKey as key } from '#src/contracts/contact/text-schemas.ts'
import { idSchema, typedIdSchema } from '#src/contracts/id-schemas.ts'
import { enterYour } from '#src/contracts/staff/field-labels.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { noteKinds, requestOutcomes, requestStates, requestViews } from '../requests.ts'
import type { SeenWork } from './work-since.ts'

const { note, outcome, reply, subject, proFormaNumber, trade } = staffLimits.requestWork

const requestState = z.enum(requestStates, `Name one of these states: ${requestStates.join(', ')}.`)

/** A change of a request's state by staff; `was` is the state that was shown before. */
export const requestChange = z
  .object({ state: requestState, was: requestState })
  .refine(({ state, was }) => state !== was, {
    path: ['state'],
    error: 'Name a state that differs from the one before.',
  })

const typedRequestId = typedIdSchema('Name contacts by their numbers.')

/**
 * A deletion by staff: of the listed requests, or of all flagged requests in a filter up to the
 * newest one shown.
 */
export const requestDeletion = z.union(
  [
    z.object({
      ids: z
        .preprocess(
          (value) => (typeof value === 'string' ? value.split(',') : value),
          z.array(typedRequestId).min(1).max(staffLimits.page.max),
        )
        .meta({
          type: 'array',
          items: { type: 'integer' },
          description: `At most ${staffLimits.page.max} numbers.`,
        }),
    }),
    z.object({
      upTo: typedRequestId.meta({
        description: 'Deletes what is flagged in the filter of the query, up to this number.',
      }),
    }),
  ],
  'Name the contacts to delete.',
)

/** Changes a value from `was` to `to`, only if it still is `was`. */
const step = <T extends z.ZodType>(value: T) => z.object({ was: value, to: value }).optional()

const requestId = idSchema('Name contacts by their numbers.')

/** Changes of contact requests. Swapping `was` and `to` reverts a change. */
export const requestChanges = z.object({
  changes: z
    .array(
      z
        .object({
          id: requestId,
          state: step(z.enum(requestStates)),
          given: step(z.boolean()).meta({
            description: 'Whether the customer has a pro-forma that was stored without a mail.',
          }),
          reopensQuestions: z.boolean().optional().meta({
            description: 'Whether the state was changed by mistake, and closed questions.',
          }),
          takenBy: step(z.string().max(staffLimits.username.max).nullable()),
          comeBackOn: step(z.iso.date('Give a day, such as 2026-11-27.').nullable()),
          trade: step(formText({ label: 'Trade', max: trade })),
          outcome: step(
            z.object({
              result: z.enum(requestOutcomes).nullable(),
              words: formText({ label: 'Words', max: outcome }),
              proForma: z.string().max(proFormaNumber).nullable().default(null).meta({
                description: 'Number of the pro-forma with which it was won.',
              }),
              sum: z
                .int('Give a whole number.')
                .min(0)
                .max(staffLimits.requestWork.sum)
                .nullable()
                .default(null),
            }),
          ),
        })
        .refine(
          ({ state, takenBy, comeBackOn, trade, outcome }) =>
            state ?? takenBy ?? comeBackOn ?? trade ?? outcome,
          'Say what to change.',
        ),
      'Give a list of changes.',
    )
    .min(1, 'Give at least one change.')
    .max(staffLimits.page.max, `Give at most ${staffLimits.page.max} changes.`),
})

const marksAnswered = z.boolean().default(false).meta({
  description: 'Marks a new request as answered, together with what is stored.',
})

/**
 * What the sender had seen of the request. If others have added something since, the reply is
 * refused once, so that two people do not answer one customer differently.
 */
const seenWork = z.object({
  note: z.int().min(0),
  reply: z.int().min(0),
  answeredAt: z.iso.datetime().nullable(),
})

/** Reads what a posted form says of it; a malformed one counts as missing. */
export function readSeen(written: string | undefined): SeenWork | undefined {
  try {
    return seenWork.safeParse(JSON.parse(written ?? '')).data
  } catch {
    return undefined
  }
}

const noteText = formText({ label: 'Note', min: 1, max: note }, 'several')
export const requestNote = z
  .object({
    key,
    kind: z.enum(noteKinds).default('note'),
    text: formText({ label: 'Note', max: note }, 'several').default(''),
    marksAnswered,
  })
  .refine(({ kind, text }) => kind !== 'note' || text !== '', {
    path: ['text'],
    error: enterYour('Note'),
  })
export const requestNoteChange = z.object({ text: noteText })

export const requestReplyForm = z.object({
  key,
  subject: formText({ label: 'Subject', min: 1, max: subject }),
  text: formText({ label: 'Reply', min: 1, max: reply }, 'several'),
  marksAnswered,
  seen: seenWork.optional(),
  answersQuestions: z.boolean().default(true).meta({
    description: 'Whether it answers what the customer has asked on the page of an offer.',
  }),
})

export const requestView = z.object({ view: z.enum(requestViews, 'Choose cards or list.') })

export type RequestDeletion = z.output<typeof requestDeletion>
export type RequestWorkChange = z.output<typeof requestChanges>['changes'][number]
export type NewNote = z.input<typeof requestNote>
export type NewReply = z.input<typeof requestReplyForm>
