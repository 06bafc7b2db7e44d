import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkContent } from '#src/content/check/check-content.ts'
import { filmCaptions, wordsInFilm } from '#src/content/check/film-words.ts'
import { settings } from '#src/content/settings/settings.ts'

const { file, scenes } = settings().film

describe.skipIf(file === null)('the film', () => {
  it('has a poster, and scenes that follow each other', () => {
    expect(existsSync(`public${file}-poster.webp`)).toBe(true)
    const ends = scenes.map(({ until }) => until)
    expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b))
  })

  it('its captions say what the scenes say', () =>
    expect(readFileSync(`public${file}.vtt`, 'utf8')).toBe(filmCaptions(settings().film)))

  it.each(['mp4', 'av1.mp4'])('%s was cut from those words', (ending) =>
    expect(readFileSync(`public${file}.${ending}`).includes(wordsInFilm(settings().film))).toBe(
      true,
    ),
  )

  it('the check warns of a film that was cut from other words', () => {
    const path = 'content/film.json'
    const [first, ...others] = scenes
    const warnings = (changed: unknown) =>
      checkContent(
        '.',
        '2100-01-01',
        new Map([[path, JSON.stringify({ ...settings().film, scenes: changed })]]),
      ).outdated.filter((warning) => warning.file === path)
    expect(warnings(scenes)).toEqual([])
    expect(warnings([{ ...first, text: 'Other words' }, ...others])).toHaveLength(1)
  })
})
