import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { say } from '#src/content/example-sites/event-words.ts'
import { type ChosenLink, chosenNight } from '#src/model/choice.ts'
import { clockAt } from '#src/model/clock.ts'
import { nameOfSite } from '#src/model/site.ts'
import { Button } from '../../base/Button.tsx'
import styles from './Instrument.module.css'
import { NightAnswer } from './NightAnswer.tsx'
import { NightFigure } from './NightFigure.tsx'
import { NightFigures } from './NightFigures.tsx'
import { NightLog } from './NightLog.tsx'
import { QuickChoices } from './QuickChoices.tsx'
import { type Shown, shownMinute, useChoice } from './use-choice.ts'
import { lastLight, tellingMinute, useNight, usePlug } from './use-night.ts'

type Props = Shown & {
  examples: { id: string; name: string }[]
  linkNames: Record<ChosenLink, string>
  town?: ReactNode
}

/**
 * Simulates a site during a night in which the visitor switches the mains off: the picture, the
 * states of the devices, the result.
 */
export function Instrument({ examples, linkNames, town, ...asked }: Props) {
  const { example, terms, words, refused: notRead = [] } = asked
  const { id, site, night, doors } = example
  const { locale } = terms
  const { choice, refused, changes, told, pull, tell, chooseByForm } = useChoice(asked)
  const figure = useRef<HTMLDivElement>(null)
  const shown = useNight(site, night, choice, told ? tellingMinute : lastLight)
  const { minute, calculated } = shown
  const back = Math.min(calculated.result.minutes - 1, calculated.night.mains[0]?.to ?? 0)
  // The evening is shown first. The result follows when the mains is back or the visitor has chosen
  // something.
  useEffect(() => {
    shownMinute.set(minute)
    if (!told && minute >= back) tell()
  })
  const onPlug = usePlug(shown, choice, pull, told ? undefined : back)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    shown.show(tellingMinute(chosenNight(site, night, chooseByForm(event.currentTarget))))
    figure.current?.scrollIntoView()
  }

  return (
    <>
      <div className={styles['choices']}>
        <nav className={styles['sites']} aria-label={words.form.site} data-screen>
          {examples.map(({ id: other, name }) => (
            <a
              key={other}
              href={`/cut-the-power?site=${other}`}
              aria-current={other === id ? 'page' : undefined}
              // Browsers do not scroll to a focused link that is already partly visible.
              onFocus={({ currentTarget }) =>
                currentTarget.scrollIntoView({
                  block: 'nearest',
                  inline: 'nearest',
                  behavior: 'instant',
                })
              }
            >
              {other === id ? nameOfSite(shown.site) : name}
            </a>
          ))}
        </nav>
        {notRead.length > 0 && (
          <p className={styles['refused']}>
            {say(words.hints.refused, { names: notRead.join(', ') })}
          </p>
        )}
        <QuickChoices
          key={changes}
          {...{ example, choice, refused, notRead, linkNames, words }}
          onChange={chooseByForm}
          onSubmit={submit}
        />
      </div>
      <div className={styles['night']} ref={figure} data-untold={!told || undefined}>
        <NightFigure
          shown={shown}
          town={town}
          doors={doors}
          words={words}
          locale={locale}
          onPlug={onPlug}
        >
          <div className={styles['verdict']} data-told={told}>
            <div className={styles['question']}>
              <p>
                {say(words.controls.question, {
                  time: clockAt(calculated.night.mains[0]?.from ?? 0, night.beginsAt),
                })}
              </p>
              <Button look="line" onClick={() => shown.show(back)}>
                {words.controls.jump}
              </Button>
            </div>
            <div data-result>
              <NightAnswer
                night={calculated}
                doors={doors}
                words={words}
                isWithMains={choice.link === 'none'}
              >
                <NightFigures night={calculated} {...{ choice, terms, words }} />
              </NightAnswer>
            </div>
          </div>
        </NightFigure>
      </div>
      <div className={styles['log']} data-untold={!told || undefined} data-screen>
        <NightLog night={shown} minute={minute} words={words} locale={locale} />
      </div>
    </>
  )
}
