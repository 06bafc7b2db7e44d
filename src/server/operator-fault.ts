import { ContentFaults } from '#src/content/base-snapshot.ts'
import { SchemaTooNew, SchemaTooOld, WrongEncoding } from '#src/core/database/migrate.ts'
import { ConfigError } from '#src/core/environment/config.ts'

/** Codes of OpenSSL for a certificate that nobody known has signed. */
const unknownAuthorities: ReadonlySet<unknown> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

/**
 * Describes a fault that the operator can mend: a variable, a text, the database. Null for a fault
 * of the program.
 */
export function operatorFault(error: unknown): string | null {
  if (
    error instanceof ConfigError ||
    error instanceof SchemaTooNew ||
    error instanceof SchemaTooOld ||
    error instanceof WrongEncoding ||
    error instanceof ContentFaults
  )
    return error.message
  // The library's own words advise an option of Node.js.
  if (error instanceof Error && 'code' in error && unknownAuthorities.has(error.code))
    return "The database's server has a certificate of an authority that this machine does not know: name the file of that authority in DATABASE_URL, with ?sslmode=verify-full&sslrootcert=FILE"
  // Errors of the operating system, of node:sqlite and of pg have a code.
  const isOfSystem = error instanceof Error && 'code' in error && typeof error.code === 'string'
  return isOfSystem
    ? `A file, or the database that DATABASE_URL names, cannot be used: ${error.message}`
    : null
}
