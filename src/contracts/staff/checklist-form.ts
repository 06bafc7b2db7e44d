import { z } from 'zod'
import { staffLimits } from '../staff-limits.ts'

/**
 * An owner's answer to lines of the launch checklist; `open` withdraws it. Each field whose name
 * begins with `line` names a line, because of repeated fields only the last counts.
 */
export const checklistChange = z
  .object({
    answer: z.enum(['ours', 'none', 'stays', 'confirmed', 'open'], 'Choose one of the answers.'),
  })
  .catchall(z.string().min(1).max(staffLimits.opening.line))
  .transform(({ answer, ...fields }) => ({
    answer,
    lines: Object.entries(fields).flatMap(([name, line]) => (name.startsWith('line') ? line : [])),
  }))
  .refine(({ lines }) => lines.length > 0, 'Tick what is yours.')
