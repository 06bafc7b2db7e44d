/** The overlay with the promotional video (spec.md §2), and what the film shows for those who do not watch it. */
export const film = {
  title: 'Promotional video',
  close: 'Close',
  fallback: 'Your browser does not support the video tag.',
  transcriptHeading: 'What the film shows, in words',
  transcriptNote: 'The film has no sound.',
  /** The captions of the film, cue by cue; a test compares them. */
  transcript: [
    'A model of a town block at night, its buildings joined by lit lines. Awake when the grid is not.',
    'A white humidity sensor with a mint ring. Sixteen devices measure, switch, lock and call.',
    'A finned gateway at night, five lights on. Its battery bridges the gap between grid and generator.',
    'A humidity sensor before vaccine boxes in a clinic’s fridge. Rules run on site, so the call comes before 8 °C.',
    'A steel lock with a lit keypad on a dark door. It checks each code itself, online or not.',
    'The gateway taken apart in layers. A reading counts if it arrives: one team from device to cloud.',
    'A desk by a window with an open notebook, a telephone and the gateway. Where does your link fail?',
  ],
}
