import type { Film } from './schemas/interface-schemas.ts'

type Scene = Film['scenes'][number]

const asSentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`)

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
