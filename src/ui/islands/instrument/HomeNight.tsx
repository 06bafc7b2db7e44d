import { type ReactNode, useState } from 'react'
import { say } from '#src/content/example-sites/event-words.ts'
import type { NightWords } from '#src/content/schemas/instrument-schema.ts'
import type { Choice } from '#src/model/choice.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import styles from './HomeNight.module.css'
import { NightAnswer } from './NightAnswer.tsx'
import { NightFigure } from './NightFigure.tsx'
import type { InstrumentExample } from './use-choice.ts'
import { lastLight, useNight, usePlug } from './use-night.ts'

type Props = {
  example: Omit<InstrumentExample, 'doors'>
  name: string
  words: NightWords
  locale: string
  town?: ReactNode
}

/**
 * The simulation on the home page: one example site, whose mains visitors can switch.
 * /cut-the-power has all sites and choices.
 */
export function HomeNight({
  example: { id, summary, site, night },
  name,
  words,
  locale,
  town,
}: Props) {
  const [choice, setChoice] = useState<Choice>({ counts: {} })
  const shown = useNight(site, night, choice, lastLight)
  const onPlug = usePlug(shown, choice, setChoice)
  return (
    <div className={`night ${styles['frame']}`}>
      <h3>{say(words.controls.figure, { site: name })}</h3>
      <NightFigure
        shown={shown}
        town={town}
        words={words}
        locale={locale}
        onPlug={onPlug}
        layout="beside"
      >
        <div className={styles['words']}>
          <NightAnswer night={shown.calculated} words={words} />
          <p>{summary}</p>
          <p className="label">{`${words.notes.example} ${words.notes[site.rooms[0]?.medium ?? 'air']}`}</p>
        </div>
      </NightFigure>
      <div className={styles['links']}>
        <ArrowLink href={`/cut-the-power?site=${id}`}>{words.controls.configure}</ArrowLink>
        <ArrowLink href="/prices#sites">{words.controls.sets}</ArrowLink>
      </div>
    </div>
  )
}
