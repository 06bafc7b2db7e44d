import type { pictureKinds } from '../schemas/schema.ts'
import { currentCopy } from '../snapshot/copy.ts'
import { currentSnapshot } from '../snapshot/snapshot.ts'
import { isRendered } from './rendered.ts'

type Named = { name: string; kind?: (typeof pictureKinds)[number] | undefined }

/**
 * Returns the words for the kind of a picture, which are shown beside it: the kind named in the
 * content, or else "rendering" if the picture was rendered.
 */
export function kindOf({ name, kind }: Named): string | undefined {
  // An uploaded picture may have the name of a shipped one.
  const isDelivered = !Object.hasOwn(currentSnapshot().pictures, name)
  const known = kind ?? (isDelivered && isRendered(name) ? 'rendering' : undefined)
  return known && currentCopy().page('image').kinds[known]
}
