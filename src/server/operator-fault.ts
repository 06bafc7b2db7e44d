import { ContentFaults } from '#src/content/base-snapshot.ts'
import { SchemaTooNew, SchemaTooOld, WrongEncoding } from '#src/core/database/migrate.ts'
import { ConfigError } from '#src/core/environment/config.ts'
import { describeRefusal } from '#src/core/environment/server-refusal.ts'

const inOneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

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
  // Commands open no other server than the database's without describing its refusal themselves.
  const refusal = error instanceof Error ? describeRefusal('DATABASE_URL', error) : null
  if (error instanceof Error && refusal)
    return error.message ? `${refusal} (${inOneLine(error.message)})` : refusal
  // Errors of the operating system, of node:sqlite and of pg have a code.
  const isOfSystem = error instanceof Error && 'code' in error && typeof error.code === 'string'
  return isOfSystem
    ? `A file, or the database that DATABASE_URL names, cannot be used: ${error.message}`
    : null
}
