import {
  acceptedFiles,
  contactFileTypes,
  type FileFault,
  kindOfOther,
} from '#src/contracts/contact/contact-files.ts'
import { limits } from '#src/contracts/limits.ts'

const extensions = acceptedFiles.split(',').filter((one) => one.startsWith('.'))

/** Whether a file's name or type is accepted. The server checks its bytes. */
const mayBeTaken = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  Object.hasOwn(contactFileTypes, type) ||
  extensions.some((extension) => name.toLowerCase().endsWith(extension))

/**
 * Adds files up to the limit for all together.
 * @param uploaded files on the server
 * @returns accepted files, and the faults of refused files
 */
export function addFiles<T extends Pick<File, 'name' | 'type' | 'size'>>(
  chosen: readonly T[],
  added: readonly T[],
  uploaded: readonly Pick<File, 'size'>[],
): { files: T[]; faults: FileFault[] } {
  const files = [...chosen]
  const faults: FileFault[] = []
  for (const file of added) {
    if (files.some(({ name, size }) => name === file.name && size === file.size)) continue
    const total = [...uploaded, ...files, file].reduce((sum, { size }) => sum + size, 0)
    if (!mayBeTaken(file))
      faults.push({ is: 'type', name: file.name, kind: kindOfOther(file.name) })
    else if (file.size === 0) faults.push({ is: 'empty', name: file.name })
    else if (uploaded.length + files.length >= limits.contactFiles.count)
      faults.push({ is: 'count' })
    else if (total > limits.contactFiles.bytes) faults.push({ is: 'bytes' })
    else files.push(file)
  }
  return { files, faults }
}
