import type { pictureKinds } from '../schemas/schema.ts'
import { currentCopy } from '../snapshot/copy.ts'
import { currentSnapshot } from '../snapshot/snapshot.ts'
import { isRendered } from './rendered.ts'

type Named = { name: string; kind?: (typeof pictureKinds)[number] | undefined }

/** What a picture is, in the words that stand beside it: as the content says, otherwise a rendering where it is one. */
export function kindOf({ name, kind }: Named): string | undefined {
  // A picture that an editor has sent may have the name of a delivered one.
  const isDelivered = !Object.hasOwn(currentSnapshot().pictures, name)
  const known = kind ?? (isDelivered && isRendered(name) ? 'rendering' : undefined)
  return known && currentCopy().page('image').kinds[known]
}
