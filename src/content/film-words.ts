import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Entry, problemOf } from '../reading/entry.ts'
import type { Problem } from '../reading/yaml-file.ts'
import type { Film } from '../schemas/interface-schemas.ts'

type Scene = Film['scenes'][number]

const asSentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`)

export const wordsInFilm = ({ scenes }: Pick<Film, 'scenes'>): string =>
  scenes.map(writtenIn).join(' ')
const writtenIn = ({ heading, text }: Scene) =>
  `${asSentence(heading.join(' '))} ${asSentence(text)}`

/**
 * Returns a text for each scene, for captions and transcript: what the scene shows, then its words.
 */
export const filmCues = ({ scenes }: Pick<Film, 'scenes'>): string[] =>
  scenes.map((scene) => `${scene.shows} ${writtenIn(scene)}`)

function stamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `00:${String(minutes).padStart(2, '0')}:${(seconds - minutes * 60).toFixed(3).padStart(6, '0')}`
}

export function filmCaptions(film: Pick<Film, 'scenes' | 'transcriptNote'>): string {
  const cues = filmCues(film).map((cue, index) => {
    const times = `${stamp(film.scenes[index - 1]?.until ?? 0)} --> ${stamp(film.scenes[index]?.until ?? 0)}`
    return `${index + 1}\n${times}\n${cue}`
  })
  return `WEBVTT\n\nNOTE ${film.transcriptNote}\n\n${cues.join('\n\n')}\n`
}

/**
 * Says that the film's captions differ from the words of its content; null if they are the same.
 * @param root the repository's root
 */
function staleFilm(root: string, film: Film): string | null {
  if (film.file === null) return null
  const captions = path.join(root, `public${film.file}.vtt`)
  const isFresh = existsSync(captions) && readFileSync(captions, 'utf8') === filmCaptions(film)
  return isFresh ? null : `${film.file} shows an earlier text: run npm run film (studio/README.md)`
}

/** Warns of a film that shows an earlier text. */
export function findStaleFilm(root: string, entries: readonly Entry[]): Problem[] {
  const entry = entries.find(({ collection, id }) => collection === 'settings' && id === 'film')
  const message = entry && staleFilm(root, entry.data as Film) // checked against the film's schema
  return entry && message ? [problemOf(entry, ['scenes'], message)] : []
}
