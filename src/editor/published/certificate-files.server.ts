import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { settings } from '#src/content/settings/settings.ts'
import type { CertificateFile } from '#src/contracts/content/content-pictures.ts'
import type { Context } from '#src/core/context.server.ts'
import { nameByType } from '#src/core/files/file-name.server.ts'
import { typeOfFile } from '#src/core/files/file-type.server.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { findCertificateFile, insertCertificateFile } from '../rows/certificate-file-rows.server.ts'
import { digestOfEntries } from './overlay.server.ts'

/**
 * Folder below the program's, written by `npm run content -- pull`. Files that are not in the
 * database are read from it.
 */
export const certificateFolder = 'content/certificates'

const pdf = 'application/pdf'

/** `root`: the folder of `content`. */
export type CertificateContext = Context & { root: string }

/**
 * Stores the PDF of a certificate by its digest, which the content names.
 * @returns the data of the file; null if it is not a PDF
 */
export async function storeCertificate(
  { database }: Context,
  actor: Actor,
  name: string,
  bytes: Uint8Array,
): Promise<CertificateFile | null> {
  if (typeOfFile(bytes) !== pdf) return null
  const digest = digestOfEntries(bytes)
  await database.write(async (tx) => {
    await insertCertificateFile(tx, { digest, bytes, created_at: Date.now() })
    await recordAudit(tx, actor, {
      action: 'certificate.uploaded',
      subject: digest,
      detail: { bytes: bytes.length },
    })
  })
  return { digest, name: nameByType(name, pdf), bytes: bytes.length }
}

/**
 * Reads the file of a public certificate; null if no public certificate has this digest, or if the
 * file is lost.
 */
export async function readPublicCertificate(
  { database: { db }, root }: CertificateContext,
  digest: string,
): Promise<{ name: string; bytes: Uint8Array } | null> {
  const file = settings().certificates.certificates.find(
    (certificate) => certificate.file.digest === digest,
  )?.file
  if (!file) return null
  const bytes =
    (await findCertificateFile(db, digest))?.bytes ??
    // Safe in a path, because the checked content limits the digest to letters, digits, hyphens and
    // underscores.
    (await readFile(path.join(root, certificateFolder, `${digest}.pdf`)).catch(() => null))
  // An editor may have changed the name in the content.
  return bytes && { name: nameByType(file.name, pdf), bytes }
}
