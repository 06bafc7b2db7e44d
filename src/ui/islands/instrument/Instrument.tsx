import { type FormEvent, useRef, useState } from 'react'
import { say } from '#src/content/dossiers/event-words.ts'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { requestLines, requestListHref } from '#src/contracts/request-list.ts'
import { type Choice, type ChosenLink, chosenNight, isUnchanged, readChoice, writeChoice } from '#src/model/choice.ts'
import { type ModelSite, type Night, nameOfSite } from '#src/model/site.ts'
import { boughtFor } from '#src/model/site-cost.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { Disclosure } from '../../base/Disclosure.tsx'
import type { BuildingPart } from '../../diagrams/street/Building.tsx'
import { ChoiceForm } from './ChoiceForm.tsx'
import styles from './Instrument.module.css'
import { NightAnswer } from './NightAnswer.tsx'
import { NightFigure } from './NightFigure.tsx'
import { NightLog, NightTable } from './NightLog.tsx'
import { NightSums, type Terms } from './NightSums.tsx'
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

  function change(next: Choice) {
    setChoice(next)
    history.replaceState(null, '', address(id, next))
  }
  const onPlug = usePlug(shown, choice, (next) => {
    setPresses(presses + 1)
    change(next)
  })
  function changeByForm(form: HTMLFormElement) {
    const read = readChoice(queryOf(form), site, night, terms.bands)
    setRefused(read.refused)
    change(read.choice)
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
      <div className={styles['night']} ref={figure}>
        <NightFigure shown={shown} building={building} doors={doors} words={words} locale={locale} onPlug={onPlug}>
          <NightAnswer night={calculated} doors={doors} words={words} />
        </NightFigure>
        <div className={styles['screen']}>
          <NightLog night={shown} minute={minute} words={words} locale={locale} />
        </div>
      </div>
      <p className={styles['summary']}>{summary}</p>
      <p className={styles['screen']}>
        <ArrowLink href="/prices#sites">{words.controls.sets}</ArrowLink>
      </p>
      <div className={styles['screen']}>
        <SiteBoard night={shown} minute={minute} doors={doors} words={words} locale={locale} />
      </div>
      <p className={`${styles['note']} label`}>{words.notes.example}</p>
      <div className={styles['more']}>
        <div className={styles['screen']}>
          <Disclosure summary={words.form.heading} open={isChosen}>
            <ChoiceForm
              {...{ dossier: id, site, night, choice, linkNames, bands: terms.bands, presses, refused, words }}
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
