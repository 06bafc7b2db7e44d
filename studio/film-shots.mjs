// What the promotional film shows and says. Each shot is one master with a slow camera move and two lines of text.
// `from` and `to` are the window: its zoom and its middle, as shares of the picture. `isLight` shots get dark letters,
// `isRight` ones have their calm side on the right, `isHigh` ones above.
// `frames` names rendered frames that, where film-move.mjs has made them, stand in for the moving still.

/** Frames a second, and seconds of each cross-fade. */
export const RATE = 25
export const FADE = 0.8

export const SHOTS = [
  {
    picture: 'scenes/hero-city',
    seconds: 5,
    from: { zoom: 1.0, x: 0.5, y: 0.5 },
    to: { zoom: 1.07, x: 0.47, y: 0.5 },
    title: ['Awake when', 'the grid is not'],
    text: 'Sensors and locks for sites in Lagos',
    caption: 'A model of a town block at night, its buildings joined by lit lines. IoT that works through power cuts.',
  },
  {
    picture: 'products/humidity-sensor/hero',
    isPortrait: true,
    isLight: true,
    seconds: 4.4,
    from: { zoom: 1.04, x: 0.5, y: 0.5 },
    to: { zoom: 1.16, x: 0.54, y: 0.5 },
    title: ['Sixteen devices'],
    text: 'They measure, switch, lock and call',
    caption: 'A white humidity sensor with a mint ring. Sixteen products measure, switch, lock and call for help.',
  },
  {
    picture: 'scenes/hero-gateway',
    frames: 'hero-gateway',
    seconds: 4.6,
    from: { zoom: 1.16, x: 0.53, y: 0.54 },
    to: { zoom: 1.0, x: 0.5, y: 0.5 },
    title: ['One gateway'],
    text: 'Its battery bridges grid and generator',
    caption: 'A gateway at night, five status lights on. Its own battery carries it through a power cut.',
  },
  {
    picture: 'scenes/case-clinic',
    isLight: true,
    isRight: true,
    seconds: 4.6,
    from: { zoom: 1.16, x: 0.5, y: 0.55 },
    to: { zoom: 1.03, x: 0.52, y: 0.52 },
    title: ['The call', 'comes before', '8 °C'],
    text: 'Rules run on site, link or no link',
    caption: 'A humidity sensor and vaccine boxes in a clinic’s fridge. The alarm comes before 8 °C, with or without internet.',
  },
  {
    picture: 'scenes/hero-lock',
    seconds: 4.6,
    from: { zoom: 1.0, x: 0.5, y: 0.5 },
    to: { zoom: 1.14, x: 0.55, y: 0.52 },
    title: ['No key to copy'],
    text: 'The lock checks each code, online or not',
    caption: 'A steel lock with a lit keypad on a dark door. Codes work with or without internet.',
  },
  {
    picture: 'scenes/gateway-exploded',
    seconds: 4.6,
    from: { zoom: 1.06, x: 0.47, y: 0.5 },
    to: { zoom: 1.0, x: 0.5, y: 0.5 },
    title: ['A reading', 'counts if', 'it arrives'],
    text: 'One team from device to cloud',
    caption: 'The gateway taken apart in layers. One team designs the device, the gateway and the cloud software.',
  },
  {
    picture: 'scenes/contact',
    isLight: true,
    isHigh: true,
    seconds: 4.6,
    from: { zoom: 1.08, x: 0.54, y: 0.5 },
    to: { zoom: 1.0, x: 0.5, y: 0.5 },
    title: ['Where does', 'your link fail?'],
    text: 'Write to us, or book a call',
    caption: 'A desk by a window with an open notebook, a phone and the gateway. Write to us, or book a call.',
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
