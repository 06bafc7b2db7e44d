import { z } from 'zod'
import { baseNames } from '#src/content/reading/delivered.ts'
import { confirmAddress } from '#src/contracts/account/proof.ts'
import { formatList } from '#src/contracts/formats.ts'
import { openingAddress } from '#src/contracts/opening-address.ts'
import { done, type FormAnswer, failed, type StaffFormRule } from '#src/core/forms/form.server.ts'
import { toAuthor } from '#src/core/signed-in.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { findLanguage, noLanguage } from '../languages/find-language.ts'
import type { PublishOutcome } from '../publish/change.server.ts'
import { chooseBase } from './choose-base.server.ts'
import { openSite } from './open-site.server.ts'
import { bringAsideBack } from './set-aside.server.ts'

const base = z.enum(baseNames).optional()
/** POST /api/content/opening/preview: shows the site with another base to this browser alone. */
export const basePreview = z.object({ base: z.enum(baseNames) })
/** What is pressed on the page *Make the site yours* besides its forms; nothing sends a test mail. */
const baseFields = z.object({
  begin: base,
  /** Of a plain site: a name or a code; empty for the language that the site has. */
  language: z.string().max(80).optional(),
  /** Path of an entry that is set aside, and the base over which it was published. */
  back: z.string().max(200).optional(),
  of: base,
  open: z.literal('yes').optional(),
})
type BaseFields = z.infer<typeof baseFields>

/** What the page says after a press, by the parameter `said` of its address. */
export const saidWords = {
  plain: 'The site is a plain site now. Visitors see it once you open it.',
  example: 'The site is the example now.',
  back: 'The entry is part of the site again.',
  open: 'The site is open.',
} as const

const pressOf = { plain: 'begin', example: 'begin', back: 'bring-back', open: 'open' } as const

function answerOf(outcome: PublishOutcome, said: keyof typeof saidWords): FormAnswer<never> {
  // The page that answers has the content from before; the next one has the new.
  if (outcome.outcome === 'published') return done({ location: `${openingAddress}?said=${said}` })
  if (outcome.outcome === 'protected')
    return failed(403, {
      message:
        outcome.refusal === 'role'
          ? 'Only an owner changes this.'
          : 'Confirm first that it is you, then press it again.',
      ...(outcome.refusal === 'proof' && {
        location: confirmAddress(openingAddress, { press: pressOf[said] }),
      }),
    })
  if (outcome.outcome === 'faults')
    return failed(409, {
      message: 'The site is as it was, because these texts have faults.',
      detail: outcome.problems.map(({ label, message: why }) => `${label}: ${why}`).join(' '),
    })
  if (outcome.outcome === 'broken')
    return failed(409, {
      message: 'The site is as it was, because these pages cannot be shown.',
      detail: outcome.pages.map(({ address, message: why }) => `${address}: ${why}`).join(' '),
    })
  if (outcome.outcome === 'not-ready')
    return failed(409, {
      message: `The site stays closed. Give these first: ${formatList(outcome.needed.map(({ label }) => label))}.`,
    })
  if (outcome.outcome === 'nothing')
    return failed(409, { message: 'This was done already, so nothing was changed.' })
  return failed(409, { message: 'Others are publishing at the same time. Try again in a moment.' })
}

/**
 * The choice of a beginning, and the opening of a plain site.
 * @param otherwise what the form without a field does
 */
export const baseForm = (
  editor: EditorContext,
  otherwise: StaffFormRule<Record<string, never>>,
): StaffFormRule<BaseFields> => ({
  permission: 'opening.settle',
  schema: baseFields,
  failed: 'The site is as it was.',
  isPressed: true,
  async act(data, staff, values, visit) {
    const author = toAuthor(staff)
    const isChange = data.begin ?? data.back ?? data.open
    if (isChange !== undefined && editor.whyReadOnly !== null)
      return failed(409, { message: editor.whyReadOnly })
    if (data.begin) {
      const language = findLanguage(data.language ?? '')
      if (data.language && language === null)
        return failed(409, { message: noLanguage(data.language) })
      const choice = { base: data.begin, ...(language !== null && { language }) }
      return answerOf(await chooseBase(editor, author, choice), data.begin)
    }
    if (data.back !== undefined && data.of)
      return answerOf(
        await bringAsideBack(editor, author, { path: data.back, base: data.of }),
        'back',
      )
    if (data.open) return answerOf(await openSite(editor, author), 'open')
    return otherwise.act({}, staff, values, visit)
  },
})
