/** The overlay with the promotional video (spec.md §2), and what the film shows for those who do not watch it. */
export const film = {
  title: 'Promotional video',
  close: 'Close',
  fallback: 'Your browser does not support the video tag.',
  transcriptHeading: 'What the film shows, in words',
  transcriptNote: 'The film has no sound.',
  /** The captions of the film, cue by cue; a test compares them. */
  transcript: [
    'A model of a town block at night, its buildings joined by lit lines. IoT that works through power cuts.',
    'A white humidity sensor with a mint ring. Sixteen products measure, switch, lock and call for help.',
    'A gateway at night, five status lights on. Its own battery carries it through a power cut.',
    'A humidity sensor and vaccine boxes in a clinic’s fridge. The alarm comes before 8 °C, with or without internet.',
    'A steel lock with a lit keypad on a dark door. Codes work with or without internet.',
    'The gateway taken apart in layers. One team designs the device, the gateway and the cloud software.',
    'A desk by a window with an open notebook, a phone and the gateway. Write to us, or book a call.',
  ],
}
