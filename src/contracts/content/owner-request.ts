import { z } from 'zod'
import { path } from './content.ts'

/** POST /api/content/ask: asks owners to publish a draft that only they may publish. */
export const ownerRequest = z.object({ path })
