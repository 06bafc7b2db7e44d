// The shots of the promotional film: one master with a slow camera move for each scene of
// content/film.json. The scene has the words on the picture and the end of the shot; captions and
// transcript are made from the scenes too. `from` and `to` are the first and last window: its zoom,
// and its centre as shares of the picture. `isLight` shots get dark letters, `isRight` shots have
// their calm side on the right, `isHigh` shots at the top.

import { readFileSync } from 'node:fs'

export const FILM = JSON.parse(
  readFileSync(new URL('../content/film.json', import.meta.url), 'utf8'),
)

/** Frames a second, and seconds of each cross-fade. */
export const RATE = 25
export const FADE = 0.8

const VIEWS = [
  {
    picture: 'scenes/hero-city',
    from: { zoom: 1.0, x: 0.5, y: 0.5 },
    to: { zoom: 1.07, x: 0.47, y: 0.5 },
  },
  {
    picture: 'products/humidity-sensor/hero',
    isPortrait: true,
    isLight: true,
    from: { zoom: 1.04, x: 0.5, y: 0.5 },
    to: { zoom: 1.16, x: 0.54, y: 0.5 },
  },
  {
    picture: 'scenes/hero-gateway',
    from: { zoom: 1.16, x: 0.53, y: 0.54 },
    to: { zoom: 1.0, x: 0.5, y: 0.5 },
  },
  {
    picture: 'scenes/case-clinic',
    isLight: true,
    isHigh: true,
    from: { zoom: 1.12, x: 0.5, y: 0.54 },
    to: { zoom: 1.04, x: 0.5, y: 0.52 },
  },
  {
    picture: 'scenes/hero-lock',
    from: { zoom: 1.0, x: 0.5, y: 0.5 },
    to: { zoom: 1.14, x: 0.55, y: 0.52 },
  },
  {
    picture: 'scenes/gateway-exploded',
    from: { zoom: 1.06, x: 0.47, y: 0.5 },
    to: { zoom: 1.0, x: 0.5, y: 0.5 },
  },
  {
    picture: 'scenes/contact',
    isRight: true,
    isHigh: true,
    from: { zoom: 1.08, x: 0.54, y: 0.5 },
    to: { zoom: 1.0, x: 0.5, y: 0.5 },
  },
]

/** Second at which each shot begins to fade in. A scene ends in the middle of a fade. */
export const starts = () =>
  FILM.scenes.map((_, index) => (index === 0 ? 0 : FILM.scenes[index - 1].until - FADE / 2))

/** Seconds. */
export const total = () => FILM.scenes.at(-1).until

/** Each view with the words of its scene and its length in seconds. */
export const SHOTS = VIEWS.map((view, index) => {
  const end = index + 1 < VIEWS.length ? FILM.scenes[index].until + FADE / 2 : total()
  return { ...view, ...FILM.scenes[index], seconds: Number((end - starts()[index]).toFixed(3)) }
})
