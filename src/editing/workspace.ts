import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Place, placeOf } from '#src/content/collections/collections.ts'
import { type Overlay, readYamlFile } from '#src/content/reading/yaml-file.ts'
import type { ContentValue } from '#src/contracts/content/content.ts'

/** The content as it would be: the files of a checkout, published texts over them, and drafts over those. */
export type Workspace = { root: string; published: Overlay; drafts: Overlay }

/** Texts that replace those on disk, the drafts last. */
export const overlayOf = ({ published, drafts }: Workspace): Overlay =>
  new Map([...[...published].filter(([file]) => !drafts.has(file)), ...drafts])

/** A file of the content that has a schema. */
export type ContentSource = { path: string; place: Place; value: ContentValue }

/** What a path below the repository's root is; undefined for anything that is no file of the content. */
export function placeOfPath(path: string): Place | undefined {
  // The schemas know folders and names; what they do not know, such as `..`, is none.
  return /^content\/[\w-]+(\/[\w-]+)?\.(yaml|json)$/.test(path) ? placeOf(path.slice('content/'.length)) : undefined
}

/** A file of the content as it is to be; undefined where it is to be deleted, and for a path that is none. */
function sourceAt(root: string, path: string, overlay: Overlay): ContentSource | undefined {
  const place = overlay.get(path) === null ? undefined : placeOfPath(path)
  // What YAML gives can be written as JSON: its files use no tags of their own.
  return place && { path, place, value: readYamlFile(root, path, overlay).data as ContentValue }
}

export function readSources(workspace: Workspace): ContentSource[] {
  const { root } = workspace
  const overlay = overlayOf(workspace)
  const onDisk = globSync('content/**/*.{yaml,json}', { cwd: root })
  return [...new Set([...onDisk, ...overlay.keys()])].sort().flatMap((path) => sourceAt(root, path, overlay) ?? [])
}

export function readSource(workspace: Workspace, path: string): ContentSource | undefined {
  const { root } = workspace
  const overlay = overlayOf(workspace)
  return overlay.has(path) || existsSync(join(root, path)) ? sourceAt(root, path, overlay) : undefined
}

const textIn = (overlay: Overlay, path: string): string | null | undefined => {
  const written = overlay.get(path)
  return written === undefined ? undefined : typeof written === 'string' ? written : null
}

/** The text of a content file as visitors read it; null where there is none. @param path one with a place */
export function publishedText({ root, published }: Workspace, path: string): string | null {
  const written = textIn(published, path)
  if (written !== undefined) return written
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Its new text: its draft, else the published text. */
export function textOf(workspace: Workspace, path: string): string | null {
  const drafted = textIn(workspace.drafts, path)
  return drafted === undefined ? publishedText(workspace, path) : drafted
}
