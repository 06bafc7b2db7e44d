/** Reads a file to its end. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.arrayBuffer()
    return true
  } catch {
    return false
  }
}

/**
 * Finds the files that can no longer be read: those that were changed, deleted or unplugged after
 * they were chosen, or that a cloud drive does not give without a network.
 */
export async function unreadableOf(files: readonly File[]): Promise<File[]> {
  const unreadable: File[] = []
  for (const file of files) if (!(await isReadable(file))) unreadable.push(file)
  return unreadable
}
