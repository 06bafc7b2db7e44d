// What the promotional film shows and says. Each shot is one master with a slow camera move and two lines of text.
// `from` and `to` are the window: its zoom and its middle, as shares of the picture. `isLight` shots get dark letters.

/** Frames a second, and seconds of each cross-fade. */
export const RATE = 25
export const FADE = 0.8

export const SHOTS = [
  {
    picture: 'scenes/hero-city',
    seconds: 5,
    from: { zoom: 1.0, x: 0.5, y: 0.5 },
    to: { zoom: 1.14, x: 0.54, y: 0.5 },
    title: ['Awake when', 'the grid is not'],
    text: 'Sensors, locks and an edge gateway for sites in Lagos',
    caption: 'A model of a town block at night, its buildings joined by lit lines. Awake when the grid is not.',
  },
  {
    picture: 'products/humidity-sensor/hero',
    isPortrait: true,
    isLight: true,
    seconds: 4.6,
    from: { zoom: 1.04, x: 0.5, y: 0.5 },
    to: { zoom: 1.16, x: 0.54, y: 0.5 },
    title: ['Sixteen devices'],
    text: 'They measure, switch, lock and call',
    caption: 'A white humidity sensor with a mint ring. Sixteen devices measure, switch, lock and call.',
  },
  {
    picture: 'scenes/hero-gateway',
    seconds: 4.8,
    from: { zoom: 1.12, x: 0.48, y: 0.52 },
    to: { zoom: 1.02, x: 0.5, y: 0.5 },
    title: ['One gateway'],
    text: 'Its battery bridges grid and generator',
    caption: 'A finned gateway on a dark shelf, five lights on. Its 5000 mAh battery bridges grid and generator.',
  },
  {
    picture: 'scenes/hero-lock',
    seconds: 4.6,
    from: { zoom: 1.04, x: 0.5, y: 0.5 },
    to: { zoom: 1.2, x: 0.56, y: 0.53 },
    title: ['Rules run', 'on site'],
    text: 'The lock checks each code itself, online or not',
    caption: 'A door lock with a lit keypad. It checks each code itself, online or not.',
  },
  {
    picture: 'scenes/hero-city',
    seconds: 4.6,
    from: { zoom: 1.6, x: 0.72, y: 0.5 },
    to: { zoom: 1.42, x: 0.62, y: 0.5 },
    title: ['Readings wait', 'their turn'],
    text: 'When the link is back, they leave in order',
    caption: 'Lit lines cross the dark town. When the link is back, readings leave in order.',
  },
  {
    picture: 'products/gateway/hero',
    isPortrait: true,
    isLight: true,
    seconds: 4.4,
    from: { zoom: 1.14, x: 0.53, y: 0.5 },
    to: { zoom: 1.04, x: 0.51, y: 0.5 },
    title: ['A reading counts', 'if it arrives'],
    text: 'Device, radio, gateway and cloud from one team',
    caption: 'The gateway in daylight. Device, radio, gateway and cloud come from one team.',
  },
]

/** Second at which each shot begins to fade in. */
export function starts() {
  let at = 0
  return SHOTS.map((shot, index) => {
    const start = at
    at += shot.seconds - (index < SHOTS.length - 1 ? FADE : 0)
    return start
  })
}

/** Length of the film in seconds. */
export const total = () => SHOTS.reduce((sum, shot) => sum + shot.seconds, 0) - FADE * (SHOTS.length - 1)
