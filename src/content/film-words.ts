import type { Film } from './schemas/interface-schemas.ts'

type Scene = Film['scenes'][number]

const asSentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`)

/**
 * Returns the texts of a scene for captions and transcript: what it shows, then its words. Each is a
 * text of the content, because each may be in another language than the page.
 */
export const textsOfScene = ({ shows, heading, text }: Scene): string[] => [
  shows,
  ...heading.slice(0, -1),
  asSentence(heading.at(-1) ?? ''),
  asSentence(text),
]

/** Returns the text of each scene. */
export const filmCues = ({ scenes }: Pick<Film, 'scenes'>): string[] =>
  scenes.map((scene) => textsOfScene(scene).join(' '))

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
