import type { NightWords } from '#src/content/schemas/instrument-schema.ts'

/** The words of the player, without those of the results that it is given as texts. */
export const playerWords = ({ controls, parts, state }: NightWords) => ({
  pull: controls.pull,
  replay: controls.replay,
  pause: controls.pause,
  time: controls.time,
  messages: parts.phone,
  states: {
    mains: state.onMains,
    battery: `${state.onBattery}, ${state.onInverter}`,
    unheard: state.notHeard,
    off: state.stopped,
  },
})
