import { publicSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { findPaper } from './papers.ts'
import { digestOfPaper, printPaper } from './print.ts'

async function digestAt(address: string): Promise<string | undefined> {
  const paper = await findPaper(address)
  return paper && digestOfPaper(paper)
}

/**
 * Prints the paper at an address if the current snapshot changes what the public one prints.
 * Stores nothing.
 * @throws if it cannot be set
 */
export async function tryPaper(address: string): Promise<void> {
  const paper = await findPaper(address)
  if (!paper) return
  const before = await withSnapshot(publicSnapshot(), () => digestAt(address)).catch(
    () => undefined,
  )
  if (digestOfPaper(paper) !== before) await printPaper(paper)
}
