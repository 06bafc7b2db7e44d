import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Place, placeOf } from '#src/content/collections.ts'
import { type Overlay, readYamlFile } from '#src/content/yaml-file.ts'
import type { ContentValue } from '#src/contracts/content.ts'

/** The content as it would be: the files of a checkout, and what drafts make of them. */
export type Workspace = { root: string; overlay: Overlay }

/** A file of the content that has a schema. */
export type Source = { path: string; place: Place; value: ContentValue }

/** What a path below the repository's root is; undefined for anything that is no file of the content. */
export function placeOfPath(path: string): Place | undefined {
  // The schemas know folders and names; what they do not know, such as `..`, is none.
  return /^content\/[\w-]+(\/[\w-]+)?\.(yaml|json)$/.test(path) ? placeOf(path.slice('content/'.length)) : undefined
}

/** Every file of the content, drafts included, in the order of the names. */
export function readSources({ root, overlay }: Workspace): Source[] {
  const onDisk = globSync('content/**/*.{yaml,json}', { cwd: root })
  return [...new Set([...onDisk, ...overlay.keys()])].sort().flatMap((path) => {
    const place = overlay.get(path) === null ? undefined : placeOfPath(path)
    // What YAML gives can be written as JSON: its files use no tags of their own.
    return place ? [{ path, place, value: readYamlFile(root, path, overlay).data as ContentValue }] : []
  })
}

/** What a file of the content holds on disk; null where it is not there. @param path one that has a place */
export function textOnDisk({ root }: Workspace, path: string): string | null {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** What it is to hold: its draft, else what is on disk. */
export function textOf(workspace: Workspace, path: string): string | null {
  const written = workspace.overlay.get(path)
  return written === undefined ? textOnDisk(workspace, path) : typeof written === 'string' ? written : null
}
