import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filmCaptions } from '#src/content/film-words.ts'
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
})
