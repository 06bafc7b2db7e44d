import { z } from 'astro/zod'
import { place, plural, sentence, word } from './word.ts'

/** The page "Cut the power", beside the words of content/instrument.json. */
export const powerCutWords = z.strictObject({
  nightTitle: sentence('site', 'question'),
  offlineInvitation: word,
  /** The dashboard and the app of the example site on the morning after its night. */
  morning: place({
    caption: sentence('site', 'time', 'length'),
    mainsOff: sentence('from', 'to'),
    limit: sentence('celsius'),
    highest: sentence('time'),
    lowest: sentence('time'),
    now: sentence('what'),
    noneMissing: sentence('from'),
    missing: plural('from'),
    devices: word,
    ofAll: sentence('heard', 'total'),
    app: word,
    calls: word,
  }),
})
