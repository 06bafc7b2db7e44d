import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filmCaptions, textsOfScene } from '#src/content/film-words.ts'
import { filmSettings } from '#src/content/settings/settings.ts'

const { file, scenes } = filmSettings()

describe.skipIf(file === null)('the film', () => {
  it('has a poster, and scenes that follow each other', () => {
    expect(existsSync(`public${file}-poster.webp`)).toBe(true)
    const ends = scenes.map(({ until }) => until)
    expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b))
  })

  it('its transcript has each text as it is in the content, so that it can have a language', () => {
    for (const scene of scenes) {
      const written = [scene.shows, ...scene.heading, scene.text]
      const shown = textsOfScene(scene)
      expect(shown.map((text, at) => text === written[at] || text === `${written[at]}.`)).toEqual(
        written.map(() => true),
      )
    }
  })

  it('its captions say what the scenes say', () =>
    expect(readFileSync(`public${file}.vtt`, 'utf8')).toBe(filmCaptions(filmSettings())))
})
