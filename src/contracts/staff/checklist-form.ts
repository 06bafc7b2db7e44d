import { z } from 'zod'
import { staffLimits } from '../staff-limits.ts'

/** An owner's answer to a line of the launch checklist; `open` withdraws it. */
export const checklistChange = z.object({
  line: z.string().min(1).max(staffLimits.opening.line),
  answer: z.enum(['ours', 'none', 'stays', 'confirmed', 'open'], 'Choose one of the answers.'),
})
