import { z } from 'zod'

export const programVersion = z.object({
  /** The commit, followed by `+` if files were changed; null outside a repository. */
  commit: z.string().nullable(),
  builtAt: z.iso.datetime(),
})
/** Version of the program; null in development, which runs the source files. */
export type ProgramVersion = z.infer<typeof programVersion> | null

/** Writes the version for people: `5ef57b4f, built 2026-11-22 21:50 UTC`. */
export const versionInWords = (version: ProgramVersion): string =>
  version
    ? `${version.commit?.replace(/^(.{8})[^+]*/, '$1') ?? 'unknown commit'}, built ${version.builtAt.slice(0, 16).replace('T', ' ')} UTC`
    : 'development'
