import { type FormEvent, useCallback, useDeferredValue, useRef, useState } from 'react'
import { say } from '#src/content/example-sites/event-words.ts'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { requestLines, requestListHref } from '#src/contracts/contact/request-list.ts'
import { type Choice, type ChosenLink, chosenNight, isUnchanged, readChoice, writeChoice } from '#src/model/choice.ts'
import { clockAt } from '#src/model/clock.ts'
import { type ModelSite, type Night, nameOfSite } from '#src/model/site.ts'
import { boughtFor } from '#src/model/site-cost.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { Button } from '../../base/Button.tsx'
import { Disclosure } from '../../base/Disclosure.tsx'
import type { BuildingPart } from '../../diagrams/street/Building.tsx'
import { useMedia } from '../carousel/use-media.ts'
import { ChoiceForm, QuickChoices } from './ChoiceForm.tsx'
import styles from './Instrument.module.css'
import { NightAnswer } from './NightAnswer.tsx'
import { NightFigure } from './NightFigure.tsx'
import { NightFigures } from './NightFigures.tsx'
import { NightLog, NightTable } from './NightLog.tsx'
import { NightLosses } from './NightLosses.tsx'
import { amountIn, NightSums, type Terms } from './NightSums.tsx'
import { SiteBoard } from './SiteBoard.tsx'
import { lastLight, tellingMinute, useNight, usePlug } from './use-night.ts'

export type InstrumentExample = {
  id: string
  /** What the site is, and what its inverter feeds. */
  summary: string
  building: readonly BuildingPart[]
  site: ModelSite
  night: Night
  /** Ids of the devices that open a door. */
  doors: string[]
}

type Props = {
  example: InstrumentExample
  dossiers: { id: string; name: string }[]
  choice: Choice
  /** Fields of the address that could not be understood. */
  refused?: string[]
  linkNames: Record<ChosenLink, string>
  terms: Terms
  words: InstrumentWords
}

/** The contact form with the devices of a site on its request list, and the night that they are for. */
export function quoteOf(dossier: string, site: ModelSite, choice: Choice, { tariff }: Pick<Terms, 'tariff'>): string {
  const list = requestListHref(requestLines(boughtFor(site, tariff), choice.sites))
  return `${list}${list.includes('?') ? '&' : '?'}night=${encodeURIComponent(writeChoice(dossier, choice))}`
}

/** Moves the row of sites to the one that is shown, which may lie past the edge of a phone. */
const showSite = (link: HTMLAnchorElement | null) => {
  const row = link?.parentElement
  if (row) row.scrollLeft += link.getBoundingClientRect().left - row.getBoundingClientRect().left - 24
}

const address = (dossier: string, choice: Choice) => `/cut-the-power/night?${writeChoice(dossier, choice)}`
const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]))

/** A site and a night whose mains the visitor switches off: the picture, what everything does, and what it comes to. */
export function Instrument({ example, dossiers, choice: first, refused: firstRefused = [], linkNames, terms, words }: Props) {
  const { id, summary, building, site, night, doors } = example
  const { locale } = terms
  const [choice, setChoice] = useState(first)
  const [refused, setRefused] = useState(firstRefused)
  const [presses, setPresses] = useState(0)
  const figure = useRef<HTMLDivElement>(null)
  const isChosen = !isUnchanged(first)
  const shown = useNight(site, night, choice, isChosen ? tellingMinute : lastLight)
  const { minute, calculated } = shown
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  // The evening is shown first, and what the night comes to when its mains is back, or something was chosen.
  const [told, setTold] = useState<'played' | 'chosen' | undefined>(isChosen ? 'chosen' : undefined)
  const isTold = told !== undefined
  const back = Math.min(calculated.result.minutes - 1, calculated.night.mains[0]?.to ?? 0)
  if (!isTold && minute >= back) setTold('played')
  const asked = useDeferredValue(calculated)

  const change = useCallback(
    (next: Choice) => {
      setChoice(next)
      history.replaceState(null, '', address(id, next))
    },
    [id],
  )
  const choose = useCallback(
    (next: Choice) => {
      setTold('chosen')
      change(next)
    },
    [change],
  )
  const addressOf = useCallback((next: Choice) => address(id, next), [id])
  const pull = usePlug(shown, choice, (next) => {
    setPresses(presses + 1)
    change(next)
  })
  /** The first press plays the night, or shows its end where nothing may move. */
  const onPlug = () => (isCalm && !isTold ? shown.show(back) : pull())
  function changeByForm(form: HTMLFormElement) {
    const read = readChoice(queryOf(form), site, night, terms.bands)
    setRefused(read.refused)
    choose(read.choice)
    return read.choice
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    shown.show(tellingMinute(chosenNight(site, night, changeByForm(event.currentTarget))))
    figure.current?.scrollIntoView()
  }

  return (
    <>
      <nav className={styles['sites']} aria-label={words.form.site}>
        {dossiers.map(({ id: other, name }) => (
          <a
            key={other}
            ref={other === id ? showSite : undefined}
            href={`/cut-the-power?site=${other}`}
            aria-current={other === id ? 'page' : undefined}
            // A browser leaves what it shows a part of where it is.
            onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })}
          >
            {other === id ? nameOfSite(shown.site) : name}
          </a>
        ))}
      </nav>
      {firstRefused.length > 0 && <p className={styles['refused']}>{say(words.hints.refused, { names: firstRefused.join(', ') })}</p>}
      <QuickChoices {...{ site, night, choice, linkNames, presses, refused, words }} onChange={changeByForm} />
      <div className={styles['night']} ref={figure} data-untold={!isTold || undefined}>
        <NightFigure shown={shown} building={building} doors={doors} words={words} locale={locale} onPlug={onPlug}>
          <div className={styles['verdict']} data-told={told}>
            <div className={styles['question']}>
              <p>{say(words.controls.question, { time: clockAt(calculated.night.mains[0]?.from ?? 0, night.beginsAt) })}</p>
              <Button look="line" onClick={() => shown.show(back)}>
                {words.controls.jump}
              </Button>
            </div>
            <div data-result>
              <NightAnswer night={calculated} doors={doors} words={words} isWithMains={choice.link === 'none'}>
                <NightFigures night={calculated} {...{ choice, terms, words }} amount={amountIn(terms)} />
              </NightAnswer>
            </div>
          </div>
        </NightFigure>
        <div className={styles['screen']}>
          <NightLog night={shown} minute={minute} words={words} locale={locale} />
          <NightLosses night={asked} {...{ example, choice, terms, words, addressOf }} amount={amountIn(terms)} onChoose={choose} />
        </div>
      </div>
      <p className={styles['summary']}>{summary}</p>
      <p className={styles['screen']}>
        <ArrowLink href="/prices#sites">{words.controls.sets}</ArrowLink>
      </p>
      <div className={styles['screen']}>
        <SiteBoard night={shown} minute={minute} doors={doors} words={words} locale={locale} />
      </div>
      <p className={`${styles['note']} label`}>{`${words.notes.example} ${words.notes[site.rooms[0]?.medium ?? 'air']}`}</p>
      <div className={styles['more']}>
        <div className={styles['screen']}>
          <Disclosure summary={words.form.heading} open={isChosen}>
            <ChoiceForm
              {...{ dossier: id, site, night, choice, bands: terms.bands, presses, refused, words }}
              onChange={changeByForm}
              onSubmit={submit}
            />
            {!isUnchanged(choice) && <ArrowLink href={`/cut-the-power?site=${id}`}>{words.form.reset}</ArrowLink>}
          </Disclosure>
        </div>
        <Disclosure summary={words.parts.table} id="night-table">
          <NightTable night={calculated} words={words} locale={locale} />
        </Disclosure>
      </div>
      <section aria-labelledby="night-sums" className={styles['sums']}>
        <h2 id="night-sums">{words.sums.heading}</h2>
        <NightSums
          night={calculated}
          choice={choice}
          terms={terms}
          words={words}
          quote={quoteOf(id, shown.site, choice, terms)}
          address={address(id, choice)}
        />
      </section>
    </>
  )
}
