import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Place, placeOf } from '#src/content/collections/collections.ts'
import { formSchemaOf } from '#src/content/collections/make-form-schema.ts'
import { memoize } from '#src/content/kit/memoize.ts'
import { isCatalogue } from '#src/content/languages/catalogue.ts'
import { type Overlay, readYamlFile, type YamlFile } from '#src/content/reading/yaml-file.ts'
import type { ContentValue } from '#src/contracts/content/content.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { functionOf } from './own-functions.server.ts'

/**
 * Files of a checkout, the published texts that replace files, and the drafts that replace files
 * and published texts.
 */
export type Workspace = { root: string; published: Overlay; drafts: Overlay }

export const overlayOf = memoize(
  ({ published, drafts }: Workspace): Overlay =>
    new Map([...[...published].filter(([file]) => !drafts.has(file)), ...drafts]),
)

export type ContentSource = { path: string; place: Place; value: ContentValue }

/** Finds the collection and schema of a path; undefined for a path outside the content. */
export function placeOfPath(path: string): Place | undefined {
  return /^content\/[\w-]+(\/[\w-]+)?\.(yaml|json)$/.test(path) || isCatalogue(path)
    ? placeOf(path.slice('content/'.length))
    : undefined
}

export function entryFormOf(path: string): FormSchema | undefined {
  const place = placeOfPath(path)
  return place && formSchemaOf(place)
}

const sourceOf = memoize(({ file, data }: YamlFile): ContentSource | undefined => {
  const place = placeOfPath(file)
  // The cast is safe, because YAML without custom tags yields only values that JSON can represent.
  return place && { path: file, place, value: data as ContentValue }
})

const sourceAt = (root: string, path: string, overlay: Overlay): ContentSource | undefined =>
  overlay.get(path) === null || !placeOfPath(path)
    ? undefined
    : sourceOf(readYamlFile(root, path, overlay))

/** Lists the paths of all files and drafts, also of those that a draft removes. */
export function pathsOf(workspace: Workspace): string[] {
  const onDisk = globSync('content/**/*.{yaml,json}', { cwd: workspace.root })
  return [...new Set([...onDisk, ...overlayOf(workspace).keys()])].sort()
}

/**
 * Reads all entries that have a form. A translation is read with its entry
 * (translations.server.ts).
 */
export function readSources(workspace: Workspace): ContentSource[] {
  const overlay = overlayOf(workspace)
  return pathsOf(workspace).flatMap((path) =>
    isCatalogue(path) || functionOf(path) !== null
      ? []
      : (sourceAt(workspace.root, path, overlay) ?? []),
  )
}

export function readSource(workspace: Workspace, path: string): ContentSource | undefined {
  const { root } = workspace
  const overlay = overlayOf(workspace)
  return overlay.has(path) || existsSync(join(root, path))
    ? sourceAt(root, path, overlay)
    : undefined
}

const textIn = (overlay: Overlay, path: string): string | null | undefined => {
  const written = overlay.get(path)
  return written === undefined ? undefined : typeof written === 'string' ? written : null
}

/** Reads the public text; null if there is none. @param path path of a content file */
export function publishedText({ root, published }: Workspace, path: string): string | null {
  const written = textIn(published, path)
  if (written !== undefined) return written
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

export function textOf(workspace: Workspace, path: string): string | null {
  const drafted = textIn(workspace.drafts, path)
  return drafted === undefined ? publishedText(workspace, path) : drafted
}
